import { sql } from 'kysely'
import type { Db } from '../../../server/storage/Tables.ts'

/** Every row of every table but the sentinel's, as PostgreSQL writes it, without an order. */
export const tableTexts = async (db: Db): Promise<Readonly<Record<string, readonly string[]>>> => {
  const tables = await sql<{ name: string }>`
    select table_name as name
    from information_schema.tables
    where table_schema = current_schema() and table_name <> 'schema_state'`.execute(db)
  const texts: Record<string, readonly string[]> = {}
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ line: string }>`select (t.*)::text as line from ${sql.table(name)} t`.execute(db)
    texts[name] = rows.map(({ line }) => line).toSorted()
  }
  return texts
}

/** What else a database has that its shop depends on: indexes and constraints, as their definitions. */
export const schemaTexts = async (db: Db): Promise<readonly string[]> => {
  const indexes = await sql<{ line: string }>`
    select regexp_replace(indexdef, 'ON \w+\.', 'ON ') as line
    from pg_indexes
    where schemaname = current_schema()`.execute(db)
  const constraints = await sql<{ line: string }>`
    select conrelid::regclass::text || ' ' || pg_get_constraintdef(oid) as line
    from pg_constraint
    where connamespace = current_schema()::regnamespace and contype <> 'n'`.execute(db)
  const columns = await sql<{ line: string }>`
    select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as line
    from information_schema.columns
    where table_schema = current_schema()`.execute(db)
  return [...indexes.rows, ...constraints.rows, ...columns.rows].map(({ line }) => line).toSorted()
}
