import { keysOf } from '../../core/domain/fields/fields.ts'
import { sdkKeyOf } from '../../core/domain/experiment/sdkKey.ts'
import type { Db } from '../storage/Tables.ts'
import { findDatafile, saveDatafile } from './datafileStore.ts'
import { seedDatafile } from './seedDatafile.ts'

/** Saves the demonstration's experiments as the first revision of each site that has none. */
export const importDatafiles = async (db: Db, now: number): Promise<void> => {
  for (const site of keysOf(sdkKeyOf)) {
    const sdkKey = sdkKeyOf[site]
    if ((await findDatafile(db, sdkKey)) === undefined)
      await saveDatafile(db, sdkKey, seedDatafile, { author: 'seed', now })
  }
}
