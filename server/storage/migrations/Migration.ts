/**
 * A named list of DDL statements, one per step. A step may be run twice after a crash, so each says IF NOT EXISTS.
 * A released migration is never edited; a change is another migration.
 */
export type Migration = { readonly name: string; readonly steps: readonly string[] }
