import type { Catalogue } from '../kit/Catalogue.ts'
import type { Log } from '../kit/requestLog.ts'
import { newId } from '../storage/newId.ts'
import type { Db } from '../storage/Tables.ts'
import { catalogueVersion } from './catalogueVersion.ts'
import { loadCatalogue } from './loadCatalogue.ts'

export type KeptCatalogue = {
  /** The catalogue that holds now. It never changes: a newer one is another, so whoever keeps it sees one throughout. */
  readonly now: () => Catalogue
  /** Reads it again if it was changed since, by whichever process. Never rejects: the old one stays. */
  readonly look: () => Promise<void>
  readonly stop: () => Promise<void>
}

/**
 * OPS-26: the catalogue in memory. The version row is looked at every `everyMs`, so every process shows a change within
 * two seconds. `prepare`: what each is made ready with, while it is already shown.
 */
export const keepCatalogue = async (
  db: Db,
  log: Log,
  everyMs = 500,
  prepare: (catalogue: Catalogue) => Promise<void> = () => Promise.resolve(),
): Promise<KeptCatalogue> => {
  const failed = (error: unknown): void => log({ event: 'failure', correlationId: newId(), error })
  const load = async () => {
    const loaded = await loadWhole(db)
    void prepare(loaded.catalogue).catch(failed)
    return loaded
  }
  let kept = await load()
  let looking: Promise<void> | null = null
  const read = async (): Promise<void> => {
    if ((await catalogueVersion(db)) !== kept.version) kept = await load()
  }
  const look = (): Promise<void> =>
    (looking ??= read()
      .catch(failed)
      .finally(() => (looking = null)))
  const timer = setInterval(() => void look(), everyMs)
  timer.unref()
  return {
    now: () => kept.catalogue,
    look,
    stop: async () => {
      clearInterval(timer)
      await looking
    },
  }
}

/** Its tables are read one after another: if it was changed meanwhile, what was read may be of both, and is read again. */
const loadWhole = async (db: Db): Promise<{ readonly version: number; readonly catalogue: Catalogue }> => {
  for (;;) {
    const version = await catalogueVersion(db)
    const catalogue = await loadCatalogue(db)
    if ((await catalogueVersion(db)) === version) return { version, catalogue }
  }
}
