/** An object with fields, as in JSON: neither an array nor null. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields that are not undefined: `{ ...defined({ storeId }) }` has no `storeId` when there is none. */
export const defined = <Given extends object>(fields: Given): Defined<Given> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<Given>

type Defined<Given> = { readonly [Name in keyof Given]?: Exclude<Given[Name], undefined> }

/** Fields of something read without trust: something that is not an object has none. */
export type Fields = Readonly<Record<string, unknown>>

export const toFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

export const toText = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : (JSON.stringify(value) ?? '')
