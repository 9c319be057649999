import { readPublications } from '../../server/content/storedDocuments.ts'
import type { Db } from '../../server/storage/Tables.ts'
import type { ContentAddress } from '../../server/storage/tables/ContentTables.ts'

/** The revisions that shoppers are to see later. */
export const scheduledAfter = async (db: Db, address: ContentAddress, now: number): Promise<readonly number[]> =>
  (await readPublications(db, address))
    .filter(({ document: { validFrom = 0 } }) => validFrom > now)
    .map(({ revision }) => revision)

/** CMS-01: a later publication replaces those that would only be seen while it is valid. */
export const noLonger = async (
  db: Db,
  address: ContentAddress,
  now: number,
  waiting: readonly number[],
): Promise<readonly string[]> => {
  const still = await scheduledAfter(db, address, now)
  return waiting
    .filter((revision) => !still.includes(revision))
    .toSorted((one, other) => one - other)
    .map((revision) => `Revision ${revision} is no longer scheduled.`)
}
