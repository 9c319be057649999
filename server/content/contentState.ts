import { randomBytes } from 'node:crypto'
import type { Db } from '../storage/Tables.ts'

/** Counts a publication, so that every process gives up what it keeps; the number of this one. */
export const countPublication = async (tx: Db): Promise<number> => {
  const { version } = await tx
    .insertInto('content_state')
    .values({ id: 'content', version: 1, preview_secret: newSecret() })
    .onConflict((is) => is.column('id').doUpdateSet((old) => ({ version: old('content_state.version', '+', 1) })))
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** How often anything was published. What is computed from content stays valid until this number changes. */
export const contentVersion = async (db: Db): Promise<number> =>
  (await db.selectFrom('content_state').select('version').executeTakeFirst())?.version ?? 0

/** The secret that signs preview tokens. Absent until the first token or publication. */
export const previewSecret = async (db: Db): Promise<string | undefined> =>
  (await db.selectFrom('content_state').select('preview_secret').executeTakeFirst())?.preview_secret

/** The same secret; creates it if there is none yet. */
export const madePreviewSecret = async (db: Db): Promise<string> => {
  await db
    .insertInto('content_state')
    .values({ id: 'content', version: 0, preview_secret: newSecret() })
    .onConflict((is) => is.column('id').doNothing())
    .execute()
  return (await previewSecret(db)) ?? ''
}

const newSecret = (): string => randomBytes(32).toString('base64url')
