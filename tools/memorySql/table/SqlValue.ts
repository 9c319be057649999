/** A jsonb array or object, frozen: one copy serves all who read it. */
export type JsonTree = { readonly [key: string]: unknown } | readonly unknown[]

/** text, int4 and int8, boolean, jsonb, or SQL's null. A jsonb value is what JSON.parse returns. */
export type SqlValue = string | number | boolean | JsonTree | null

/** The values of a row in the order of its table's columns. Never changed: a change is another tuple. */
export type Tuple = readonly SqlValue[]
