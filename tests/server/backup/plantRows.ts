import { sql } from 'kysely'
import type { Db } from '../../../server/storage/Tables.ts'

/**
 * Three rows in every table: the largest and smallest values and what a format could take for its own signs; the last
 * row has null wherever it may. A column of another type has to be given its values here.
 */
export const plantRows = async (db: Db): Promise<void> => {
  const { rows } = await sql<Column>`
    select c.table_name as table, c.column_name as name, c.data_type as type, c.is_nullable = 'YES' as nullable
    from information_schema.columns c
    where c.table_schema = current_schema() and c.table_name <> 'schema_state'
    order by c.table_name, c.ordinal_position`.execute(db)
  for (const table of new Set(rows.map((column) => column.table))) {
    const columns = rows.filter((column) => column.table === table)
    for (const row of [0, 1, 2]) {
      const values = columns.map(({ type, nullable, name }) =>
        row === 2 && nullable ? sql`null` : sql`${valuesOf(type, `${table}.${name}`)[row]}::text::${sql.raw(type)}`,
      )
      const names = columns.map(({ name }) => sql.ref(name))
      await sql`insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(values)})`.execute(db)
    }
  }
}

type Column = { readonly table: string; readonly name: string; readonly type: string; readonly nullable: boolean }

const valuesOf = (type: string, column: string): readonly string[] => {
  const planted = plantedValues[type]
  if (planted === undefined) throw new Error(`${column} has the type ${type}: plant three values of it`)
  return planted
}

const plantedValues: Readonly<Record<string, readonly string[]>> = {
  // Some have to be greater than 0, and some not less than their neighbour.
  integer: ['2147483647', '1', '7'],
  // Neither extreme, nor the first whole number that a double cannot have, is a JavaScript number.
  bigint: ['9223372036854775807', '-9223372036854775808', '9007199254740993'],
  boolean: ['true', 'false', 'true'],
  text: [
    'a\tb\nc\r\n\\N \\. \\\\ "quoted" \'; drop table orders; --\u2028\u2029\u0001\u007f',
    '\u{1f9e6}\u0301 ﷽ \ufeff\u202e{"end":"backup"} [null]',
    '',
  ],
  jsonb: [
    String.raw`{"a":"\n\t\\\"\u2028","big":12345678901234567890.000000001,"n":null,"":[[],{}]}`,
    '"\\\\u0000 is only written"',
    'null',
  ],
}
