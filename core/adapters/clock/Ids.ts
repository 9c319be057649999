/** New identifiers. Never called inside layers 0 to 3: ids are passed in as data. */
export interface Ids {
  /** RFC 9562 version 7: sorts by time and, within one source, by order of creation. */
  uuidv7(): string
}
