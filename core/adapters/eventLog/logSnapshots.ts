import { canonical, hash64 } from '../../domain/log/chainHash.ts'
import type { Snapshot } from './EventLog.ts'
import { hashAt } from './logRecords.ts'
import type { LogMeta } from './StoredRecord.ts'
import type { LogTransaction } from './transact.ts'

/** The newest intact snapshot of today's fold on this chain, else null. */
export const readSnapshot = async (page: LogTransaction, meta: LogMeta, foldKey: string): Promise<Snapshot | null> => {
  const kept = await page.getAll('snapshots')
  for (const { check, ...snapshot } of kept.toReversed()) {
    if (snapshot.foldKey !== foldKey || snapshot.seq < meta.floor.seq || check !== checkOf(snapshot)) continue
    if ((await hashAt(page, meta, snapshot.seq)) === snapshot.hash) return snapshot
  }
  return null
}

/** Stores a snapshot on this chain, and keeps only the last two. */
export const keepSnapshot = async (page: LogTransaction, meta: LogMeta, snapshot: Snapshot): Promise<void> => {
  if ((await hashAt(page, meta, snapshot.seq)) !== snapshot.hash) return
  page.put('snapshots', { ...snapshot, check: checkOf(snapshot) })
  const kept = await page.getAll('snapshots')
  for (const { seq } of kept.slice(0, -2)) page.delete('snapshots', seq)
}

const checkOf = ({ seq, foldKey, state }: Snapshot): string => hash64(`${seq}|${foldKey}|${canonical(state)}`)
