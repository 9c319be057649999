import { Schema } from 'effect'

/**
 * The first line of a backup. After it, for each table in this order, one line per row: a JSON array of the columns'
 * texts. The last line is a `BackupEnd`. `schema`: how many steps it has; `at`: when its snapshot was taken, in UTC.
 */
export const BackupHeader = Schema.Struct({
  cairn: Schema.Literal('backup'),
  format: Schema.Literal(1),
  schema: Schema.Int,
  at: Schema.String,
  engine: Schema.Literals(['pglite', 'postgres']),
  tables: Schema.Array(
    Schema.Struct({
      name: Schema.String,
      columns: Schema.Array(Schema.Struct({ name: Schema.String, type: Schema.String })),
      rows: Schema.String,
      sum: Schema.String,
    }),
  ),
})
export type BackupHeader = typeof BackupHeader.Type

/** `sha256`: of every byte before this line. */
export type BackupEnd = { readonly end: 'backup'; readonly sha256: string }
