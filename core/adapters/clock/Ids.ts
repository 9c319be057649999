/** New identifiers. Never called inside layers 0 to 3: ids go in as data. */
export interface Ids {
  /** RFC 9562 version 7: sorts by time, and by order of making within one source. */
  uuidv7(): string
}
