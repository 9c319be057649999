import { createHash } from 'node:crypto'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { CompiledQuery, DatabaseConnection } from 'kysely'
import { firstSeed } from '../../../server/catalog/firstSeed.ts'
import { importSeed } from '../../../server/catalog/importSeed.ts'
import { migrations } from '../../../server/storage/migrations/migrations.ts'
import type { Db, Tables } from '../../../server/storage/Tables.ts'

/** What a database contains before a test begins: only its tables, or also the seeded catalogue. */
export type Contents = 'schema' | 'catalogue'

/** Of a database whose schema is up to date. */
export const fill = async (db: Db, contents: Contents): Promise<void> => {
  if (contents === 'catalogue') await importSeed(db, firstSeed)
}

/** Changes as soon as anything to be inserted changes: it is derived from the statements themselves. */
export const digestOf = (contents: Contents): Promise<string> => (digests[contents] ??= newDigest(contents))

const digests: Partial<Record<Contents, Promise<string>>> = {}

const newDigest = async (contents: Contents): Promise<string> => {
  const hash = createHash('sha1').update(JSON.stringify(migrations))
  const hear = ({ sql, parameters }: CompiledQuery): void => void hash.update(JSON.stringify([sql, parameters]))
  await fill(heardBy(hear), contents)
  return hash.digest('hex').slice(0, 16)
}

/** Not a database: each query has no result, and each insert is the first of its kind. */
const heardBy = (hear: (query: CompiledQuery) => void): Db =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createDriver: () =>
        new (class extends DummyDriver {
          override acquireConnection(): Promise<DatabaseConnection> {
            return Promise.resolve({
              executeQuery: (query) => (
                hear(query),
                Promise.resolve({ rows: query.sql.startsWith('select') ? [] : ([{}] as never[]) })
              ),
              streamQuery: () => {
                throw new Error('nothing streams')
              },
            })
          }
        })(),
    },
  })
