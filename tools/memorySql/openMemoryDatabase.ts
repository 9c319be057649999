import { Kysely, sql } from 'kysely'
import { migrations } from '../../server/storage/migrations/migrations.ts'
import type { Through } from '../../server/storage/openStorage.ts'
import type { Db, Tables } from '../../server/storage/Tables.ts'
import { memoryDialect } from './memoryDialect.ts'
import { emptyImage, MemoryEngine } from './MemoryEngine.ts'
import type { DatabaseImage } from './MemoryEngine.ts'

export type MemoryDatabase = {
  /** The server's own handle: its code runs on it unchanged. */
  readonly db: Db
  /** Everything committed so far, to open other databases on. Fails while a transaction is in progress. */
  readonly image: () => DatabaseImage
}

/**
 * The server's database in memory: no file, no clock, no randomness. On the given image, or empty except for the
 * migrations' schema.
 */
export const openMemoryDatabase = async (image?: DatabaseImage, through?: Through): Promise<MemoryDatabase> =>
  onImage(image ?? (await migrated()), through)

/** Synchronously, on an image. */
export const onImage = (image: DatabaseImage, through: Through = (dialect) => dialect): MemoryDatabase => {
  const engine = new MemoryEngine(image)
  return { db: new Kysely<Tables>({ dialect: through(memoryDialect(engine)) }), image: () => engine.image() }
}

const migrated = async (): Promise<DatabaseImage> => {
  const { db, image } = onImage(emptyImage())
  for (const step of migrations.flatMap(({ steps }) => steps)) await sql.raw(step).execute(db)
  return image()
}
