import { setTimeout as sleep } from 'node:timers/promises'
import type { Commit } from '../../core/domain/log/commit.ts'
import { trackedIds } from '../simulate/checks/trackedIds.ts'
import type { KilledShopper } from './KilledShopper.ts'

/** ms; a batch that was refused or lost waits, and is sent again. */
const patience = 60_000

const lookEveryMs = 100

/**
 * TRK-04: the collector gets all that a whole log has for it, and from this log nothing else: nothing lost, and nothing
 * under two ids. Waits until it has.
 */
export const trackingFaults = async (
  { books, tracked }: Pick<KilledShopper, 'books' | 'tracked'>,
  { logId, commits }: { readonly logId: string; readonly commits: readonly Commit[] },
): Promise<readonly string[]> => {
  const { owed } = trackedIds({ logId, commits })
  for (const id of owed) tracked.add(id)
  for (const end = performance.now() + patience; ;) {
    const rows = await books.selectFrom('tracking_event').select('id').where('id', 'like', `${logId}/%`).execute()
    const stored = new Set(rows.map(({ id }) => id))
    const lost = [...owed].filter((id) => !stored.has(id))
    const foreign = [...stored].filter((id) => !owed.has(id))
    if (lost.length === 0 || foreign.length > 0 || performance.now() > end)
      return [
        ...lost.map((id) => `the collector never got ${id}`),
        ...foreign.map((id) => `the collector has ${id}, which is not in the log`),
      ]
    await sleep(lookEveryMs)
  }
}
