import { Kysely, sql } from 'kysely'
import { migrations } from '../../server/storage/migrations/migrations.ts'
import type { Through } from '../../server/storage/openStorage.ts'
import type { Db, Tables } from '../../server/storage/Tables.ts'
import { memoryDialect } from './memoryDialect.ts'
import { emptyImage, MemoryEngine } from './MemoryEngine.ts'
import type { DatabaseImage } from './MemoryEngine.ts'

export type MemoryDatabase = {
  /** The server's own handle: its code runs on it as it is. */
  readonly db: Db
  /** Everything committed so far, to open other databases on. Fails while a transaction is under way. */
  readonly image: () => DatabaseImage
}

/** The server's database in memory: no file, no clock, no chance. On the image given, or empty but for the migrations' schema. */
export async function openMemoryDatabase(image?: DatabaseImage, through?: Through): Promise<MemoryDatabase> {
  return onImage(image ?? (await migrated()), through)
}

/** At once, on an image. */
export function onImage(image: DatabaseImage, through: Through = (dialect) => dialect): MemoryDatabase {
  const engine = new MemoryEngine(image)
  return { db: new Kysely<Tables>({ dialect: through(memoryDialect(engine)) }), image: () => engine.image() }
}

async function migrated(): Promise<DatabaseImage> {
  const { db, image } = onImage(emptyImage())
  for (const step of migrations.flatMap(({ steps }) => steps)) await sql.raw(step).execute(db)
  return image()
}
