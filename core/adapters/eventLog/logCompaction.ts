import { intactChain } from './intactChain.ts'
import { writeMeta } from './logRecords.ts'
import type { LogMeta } from './StoredRecord.ts'
import { readSnapshot } from './logSnapshots.ts'
import { packSegment, segmentLength, segmentOf } from './segment.ts'
import type { LogTransaction } from './transact.ts'

/**
 * Seals the next full block that ends at or before `upTo`. One block per transaction, so that appends wait only
 * briefly.
 */
export const sealBlock = async (
  page: LogTransaction,
  keyRange: typeof IDBKeyRange,
  meta: LogMeta,
  upTo: number,
): Promise<'sealed' | 'done' | 'broken'> => {
  const before = meta.sealed
  const to = segmentOf(before.seq + 1) + segmentLength - 1
  if (to > Math.min(upTo, meta.seq)) return 'done'
  const block = keyRange.bound(before.seq, to, true)
  const commits = await page.getAll('log', block)
  const last = commits.at(-1)
  if (last?.seq !== to || intactChain(before, commits).length !== to - before.seq) return 'broken'
  page.put('segments', packSegment(before, commits))
  page.delete('log', block)
  writeMeta(page, { ...meta, sealed: { seq: to, hash: last.hash } })
  return 'sealed'
}

/** First cached answers and every snapshot except the newest usable one, then the segments below that one. */
export const dropSomething = async (
  page: LogTransaction,
  keyRange: typeof IDBKeyRange,
  meta: LogMeta,
  foldKey: string,
): Promise<boolean> => {
  const newest = await readSnapshot(page, meta, foldKey)
  return (
    (await dropDisposable(page, newest?.seq ?? null)) ||
    (newest !== null && (await dropSegments(page, keyRange, meta, newest.seq)))
  )
}

const dropDisposable = async (page: LogTransaction, keep: number | null): Promise<boolean> => {
  const answers = await page.count('queries')
  const snapshots = await page.getAll('snapshots')
  const old = keep === null ? [] : snapshots.filter(({ seq }) => seq !== keep)
  page.clear('queries')
  for (const { seq } of old) page.delete('snapshots', seq)
  return answers + old.length > 0
}

const dropSegments = async (
  page: LogTransaction,
  keyRange: typeof IDBKeyRange,
  meta: LogMeta,
  below: number,
): Promise<boolean> => {
  const segments = await page.getAll('segments')
  const last = segments.findLast(({ to }) => to <= below)
  if (last === undefined) return false
  page.delete('segments', keyRange.upperBound(last.from))
  writeMeta(page, { ...meta, floor: { seq: last.to, hash: last.last } })
  return true
}
