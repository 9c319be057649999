/**
 * A named list of DDL statements, one per step. A step may run twice after a crash, so each says IF NOT EXISTS. A
 * released migration is never edited; a change is a new migration.
 */
export type Migration = { readonly name: string; readonly steps: readonly string[] }
