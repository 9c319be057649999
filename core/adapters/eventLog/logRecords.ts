import { rootHash } from '../../domain/log/chainHash.ts'
import type { Commit } from '../../domain/log/commit.ts'
import type { StoreName } from './database.ts'
import type { Head } from './EventLog.ts'
import { intactChain, type ChainPoint } from './intactChain.ts'
import { segmentOf, unpackSegment } from './segment.ts'
import type { LogMeta } from './StoredRecord.ts'
import type { LogTransaction } from './transact.ts'

/** Commits, and whether the chain is intact up to the requested end; a broken one gives its intact beginning. */
export type LogRead = { readonly commits: readonly Commit[]; readonly intact: boolean }

export const logStores: readonly StoreName[] = ['meta', 'log', 'segments']

export const newLog = (logId: string): LogMeta => {
  const root = { seq: 0, hash: rootHash }
  return { logId, ...root, epoch: 0, sealed: root, floor: root }
}

export const headOf = ({ logId, seq, hash, epoch }: LogMeta): Head => ({ logId, seq, hash, epoch })

export const readMeta = async (page: LogTransaction): Promise<LogMeta | null> =>
  (await page.get('meta', 'pile')) ?? null

export const writeMeta = (page: LogTransaction, meta: LogMeta): void => page.put('meta', meta, 'pile')

/** Whether the end of the log matches the recorded head. Cheap: one count, one record. */
export const isTailWhole = async (
  page: LogTransaction,
  keyRange: typeof IDBKeyRange,
  meta: LogMeta,
): Promise<boolean> => {
  const { seq, hash, sealed } = meta
  const count = await page.count('log', keyRange.lowerBound(sealed.seq, true))
  return count === seq - sealed.seq && (await hashAt(page, meta, seq)) === hash
}

/** Commits after `after` up to `upTo`, checked against the chain. */
export const readCommits = async (
  page: LogTransaction,
  keyRange: typeof IDBKeyRange,
  meta: LogMeta,
  after: number,
  upTo: number,
): Promise<LogRead> => {
  const start = Math.max(after, meta.floor.seq)
  const end = Math.min(upTo, meta.seq)
  if (start >= end) return { commits: [], intact: true }
  const sealed =
    start < meta.sealed.seq ? await readSealed(page, keyRange, meta, start, end) : { commits: [], intact: true }
  if (!sealed.intact || end <= meta.sealed.seq) return sealed
  const tail = await readTail(page, keyRange, meta, Math.max(start, meta.sealed.seq), end)
  return { commits: [...sealed.commits, ...tail.commits], intact: tail.intact }
}

/** The hash of the commit at `seq`, undefined if it does not exist. */
export const hashAt = async (page: LogTransaction, meta: LogMeta, seq: number): Promise<string | undefined> => {
  const known = [meta.sealed, meta.floor].find((point) => point.seq === seq)
  if (known !== undefined) return known.hash
  if (seq > meta.sealed.seq) return (await page.get('log', seq))?.hash
  const segment = await page.get('segments', segmentOf(seq, meta.floor.seq))
  return segment && unpackSegment(segment)?.find((commit) => commit.seq === seq)?.hash
}

const readSealed = async (
  page: LogTransaction,
  keyRange: typeof IDBKeyRange,
  meta: LogMeta,
  start: number,
  end: number,
): Promise<LogRead> => {
  const until = Math.min(end, meta.sealed.seq)
  const segments = await page.getAll('segments', keyRange.bound(segmentOf(start + 1, meta.floor.seq), until))
  const commits: Commit[] = []
  let last: ChainPoint | null = null
  for (const segment of segments) {
    const held = unpackSegment(segment)
    if (held === null || segment.from !== (last?.seq ?? segmentOf(start + 1, meta.floor.seq) - 1) + 1) break
    if (last !== null && segment.previous !== last.hash) break
    commits.push(...held.filter(({ seq }) => seq > start && seq <= until))
    last = { seq: segment.to, hash: segment.last }
  }
  const endsRight = last !== null && last.seq >= until && (last.seq < meta.sealed.seq || last.hash === meta.sealed.hash)
  return { commits, intact: endsRight }
}

const readTail = async (
  page: LogTransaction,
  keyRange: typeof IDBKeyRange,
  meta: LogMeta,
  start: number,
  end: number,
): Promise<LogRead> => {
  const hash = await hashAt(page, meta, start)
  if (hash === undefined) return { commits: [], intact: false }
  const records = await page.getAll('log', keyRange.bound(start, end, true))
  const commits = intactChain({ seq: start, hash }, records)
  const endsRight = commits.length === end - start && (end < meta.seq || commits.at(-1)?.hash === meta.hash)
  return { commits, intact: endsRight }
}
