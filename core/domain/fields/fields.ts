/** An object with fields, as in JSON: neither an array nor null. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields that are not undefined: `{ ...defined({ storeId }) }` has no `storeId` when there is none. */
export const defined = <Given extends object>(fields: Given): Defined<Given> =>
  // TypeScript does not follow the test of each value into the type of its field.
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<Given>

type Defined<Given> = {
  readonly [Name in keyof Given as undefined extends Given[Name] ? never : Name]: Given[Name]
} & { readonly [Name in keyof Given as undefined extends Given[Name] ? Name : never]?: Exclude<Given[Name], undefined> }

/** Every field by name, an absent one as undefined: `defined({ … } satisfies Named<Whole>)` forgets no optional field. */
export type Named<Whole> = { readonly [Name in keyof Whole]-?: Whole[Name] | undefined }

/** The fields that pass the test. */
export const filterFields = <Given extends object>(
  fields: Given,
  isKept: (value: unknown, name: string) => boolean,
): Partial<Given> =>
  // Entries lose which value belongs to which field.
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => isKept(value, name))) as Partial<Given>

/** The keys of a table that is written out in full: it has no others than its type says. */
export const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(table) as Key[] // `Object.keys` promises strings only.

/** Fields of something read without trust: something that is not an object has none. */
export type Fields = Readonly<Record<string, unknown>>

export const toFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {} // Any field may be read; it is unknown.

export const toText = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : (JSON.stringify(value) ?? '')
