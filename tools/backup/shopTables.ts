import { latestVersion, schemaSteps, sentinelTable } from '../../server/storage/migrate.ts'
import { CannotBackUp } from './CannotBackUp.ts'
import type { ShopDatabase } from './ShopDatabase.ts'

/** A table with its columns in their order; `schema_state` is none of these. */
export type ShopTable = { readonly name: string; readonly columns: readonly Column[] }

type Column = { readonly name: string; readonly type: string }

/** How many rows a table has, and a sum over all of them that does not depend on their order. */
export type Total = { readonly rows: string; readonly sum: string }

/** Every table of the schema that is in use, in the order of their names. */
export const tablesOf = async ({ ask }: ShopDatabase): Promise<readonly ShopTable[]> => {
  const rows = await ask(`
    select c.relname::text as name, a.attname::text as column, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
    order by c.relname::text collate "C", a.attnum`)
  const tables = new Map<string, Column[]>()
  for (const { name, column, type } of rows) {
    const columns = tables.get(name ?? '') ?? []
    tables.set(name ?? '', [...columns, { name: column ?? '', type: type ?? '' }])
  }
  return [...tables].map(([name, columns]) => ({ name, columns })).filter(({ name }) => name !== sentinel)
}

export const sentinel = 'schema_state'

/** Makes the tables of this version in an empty schema, as a start of that release would have, without their rows. */
export const makeTables = async (database: ShopDatabase, version: number): Promise<readonly ShopTable[]> => {
  await database.ask(sentinelTable)
  for (const step of schemaSteps.slice(0, version)) await database.ask(step)
  const tables = await tablesOf(database)
  // Some steps bring rows of their own.
  for (const { name } of tables) await database.ask(`delete from ${quoted(name)}`)
  await database.ask(`insert into schema_state values ('schema', ${version}, '', 0)`)
  return tables
}

/** The version of a database that this release knows and that nobody is changing at the moment. `now`: epoch ms. */
export const versionOf = async ({ ask }: ShopDatabase, now: number): Promise<number> => {
  const [found] = await ask(`select to_regclass('schema_state')::text as name`)
  const [state] = found?.['name'] ? await ask('select version::text, lease_until::text from schema_state') : []
  if (state === undefined) throw new CannotBackUp('This database is not a shop’s: it has no table schema_state.')
  const version = Number(state['version'])
  if (Number(state['lease_until']) > now)
    throw new CannotBackUp('A server is changing the schema at this moment. Try again when it has started.')
  if (version > latestVersion)
    throw new CannotBackUp(
      `The database has the schema of a later release (${version} steps, this one knows ${latestVersion}). Use that release.`,
    )
  return version
}

/** What a database lacks or has beyond the tables of its version, in words; empty = nothing. */
export const difference = (expected: readonly ShopTable[], found: readonly ShopTable[]): readonly string[] =>
  expected.flatMap(({ name, columns }) => {
    const table = found.find((other) => other.name === name)
    if (table === undefined) return [`there is no table ${name}`]
    const words = (list: readonly Column[]): string => list.map((each) => `${each.name} ${each.type}`).join(', ')
    return words(columns) === words(table.columns)
      ? []
      : [`${name} has the columns ${words(table.columns)} instead of ${words(columns)}`]
  })

export const totalOf = async ({ ask }: ShopDatabase, { name, columns }: ShopTable): Promise<Total> => {
  const row = `row(${columns.map((column) => quoted(column.name)).join(', ')})::text`
  const [total] = await ask(`
    select count(*)::text as rows,
      coalesce(sum(('x' || encode(substring(sha256(convert_to(${row}, 'UTF8')) from 1 for 8), 'hex'))
        ::bit(64)::bigint::numeric), 0)::text as sum
    from ${quoted(name)}`)
  return { rows: total?.['rows'] ?? '', sum: total?.['sum'] ?? '' }
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
