import type { Commit } from '../../domain/log/commit.ts'
import type { AppendOutcome, AppendRequest, Head } from './EventLog.ts'
import type { LogMeta } from './StoredRecord.ts'
import { decideAppend } from './decideAppend.ts'
import type { ChainPoint } from './intactChain.ts'
import { headOf, readCommits, readMeta, writeMeta } from './logRecords.ts'
import type { LogTransaction } from './transact.ts'

/**
 * One waiting append. `written` survives a lost connection: it shows whether the transaction had completed after all.
 */
export type Waiting = {
  readonly request: AppendRequest
  readonly settle: (outcome: AppendOutcome) => void
  readonly reject: (mistake: unknown) => void
  written: Commit | null
}

/** The result of one waiting append, reported when the transaction is complete. */
export type GroupOutcome = AppendOutcome | { readonly _tag: 'Thrown'; readonly mistake: unknown }

const corrupt: AppendOutcome = { _tag: 'Failed', reason: 'corrupt' }

/**
 * Appends a group in one transaction, each as if alone: the second sees the first's commit as unseen. `known` is the
 * head this log last saw: a log that is different, shorter, or different at the same position is not written to.
 */
export const appendGroup = async (
  page: LogTransaction,
  keyRange: typeof IDBKeyRange,
  known: Head,
  group: readonly Waiting[],
): Promise<readonly GroupOutcome[]> => {
  const meta = await readMeta(page)
  if (meta === null || !continues(meta, known)) return group.map(() => corrupt)
  const oldest = Math.min(...group.map(({ request }) => request.seen))
  const { commits, intact } = await readCommits(page, keyRange, meta, oldest, meta.seq)
  if (!intact) return group.map(() => corrupt)
  const unseen = [...commits]
  let head = headOf(meta)
  let erased = {}
  const verdicts = group.map((waiting): GroupOutcome => {
    const [verdict, written] = appendOne(page, meta, head, unseen, waiting)
    if (written !== null) {
      unseen.push(written.commit)
      if (waiting.request.erases?.(written.commit)) erased = erase(page, keyRange, { seq: head.seq, hash: head.hash })
      head = written.head
    }
    return verdict
  })
  if (head.seq !== meta.seq) writeMeta(page, { ...meta, ...head, ...erased })
  return verdicts
}

/** Deletes everything before the commit that `before` leads to. */
export const erase = (
  page: LogTransaction,
  keyRange: typeof IDBKeyRange,
  before: ChainPoint,
): Pick<LogMeta, 'sealed' | 'floor'> => {
  for (const store of ['segments', 'snapshots', 'queries'] as const) page.clear(store)
  page.delete('log', keyRange.upperBound(before.seq))
  return { sealed: before, floor: before }
}

type Written = { readonly commit: Commit; readonly head: Head }

const appendOne = (
  page: LogTransaction,
  meta: LogMeta,
  head: Head,
  fresh: readonly Commit[],
  waiting: Waiting,
): readonly [GroupOutcome, Written | null] => {
  const { request, written } = waiting
  if (request.seen > head.seq) return [corrupt, null]
  if (request.seen < meta.floor.seq) return [{ _tag: 'Behind' }, null]
  const unseen = fresh.filter(({ seq }) => seq > request.seen)
  const survived = written && unseen.find(({ seq, hash }) => seq === written.seq && hash === written.hash)
  if (survived) return [{ _tag: 'Appended', commit: survived, head }, null]
  try {
    const decision = decideAppend(head, unseen, request)
    if (decision._tag === 'Superseded') return [{ _tag: 'Superseded', head }, null]
    if (decision._tag === 'Keep') return [{ _tag: 'Appended', commit: null, head }, null]
    page.put('log', decision.commit)
    waiting.written = decision.commit
    return [{ _tag: 'Appended', commit: decision.commit, head: decision.head }, decision]
  } catch (mistake) {
    return [{ _tag: 'Thrown', mistake }, null]
  }
}

const continues = (meta: LogMeta, known: Head): boolean =>
  meta.logId === known.logId && meta.seq >= known.seq && (meta.seq > known.seq || meta.hash === known.hash)
