/** Fields of something read without trust: what is no object has none. */
export type Fields = Readonly<Record<string, unknown>>

export const toFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

export const toText = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : (JSON.stringify(value) ?? '')
