import { Schema } from 'effect'
import { Datafile } from '../../contracts/content/datafile.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import type { Db } from '../storage/Tables.ts'

/** Saves a datafile as the next revision of its SDK key, which counts from then on. Returns the revision's number. */
export const saveDatafile = async (
  db: Db,
  sdkKey: string,
  datafile: Omit<Datafile, 'revision'>,
  { author, now }: { readonly author: string; readonly now: number },
): Promise<number> =>
  inTransaction(db, async (tx) => {
    const revision = ((await latest(tx, sdkKey))?.revision ?? 0) + 1
    const written = JSON.stringify(Schema.encodeSync(Datafile)({ ...datafile, revision: String(revision) }))
    await tx
      .insertInto('experiment_datafile')
      .values({ sdk_key: sdkKey, revision, datafile: written, author, saved_at: now })
      .execute()
    return revision
  })

/** The latest revision; undefined for an unknown SDK key. */
export const findDatafile = async (db: Db, sdkKey: string): Promise<Datafile | undefined> =>
  (await latest(db, sdkKey))?.datafile

const latest = async (
  db: Db,
  sdkKey: string,
): Promise<{ readonly revision: number; readonly datafile: Datafile } | undefined> =>
  db
    .selectFrom('experiment_datafile')
    .select(['revision', 'datafile'])
    .where('sdk_key', '=', sdkKey)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst()

/** ms for which a server decides by the revision it has read. */
const freshMs = 1_000

/** The same for whoever asks often: drawing a page must not wait for the database. */
export const keptDatafiles = (db: Db, now: () => number): ((sdkKey: string) => Promise<Datafile | undefined>) => {
  const kept = new Map<string, { readonly until: number; readonly datafile: Promise<Datafile | undefined> }>()
  return (sdkKey) => {
    const known = kept.get(sdkKey)
    if (known !== undefined && now() < known.until) return known.datafile
    const datafile = findDatafile(db, sdkKey)
    kept.set(sdkKey, { until: now() + freshMs, datafile })
    datafile.catch(() => kept.delete(sdkKey))
    return datafile
  }
}
