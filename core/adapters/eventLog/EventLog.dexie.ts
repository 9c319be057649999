import { appendGroup, type GroupOutcome, type Waiting } from './appendGroup.ts'
import type { Connection, Used } from './connection.ts'
import type { StoreName } from './database.ts'
import type { EventLog, Head, OpenOutcome, StorageFault } from './EventLog.ts'
import { headOf, isTailWhole, newLog, logStores, readCommits, readMeta, writeMeta } from './logRecords.ts'
import { keepSnapshot, readSnapshot } from './logSnapshots.ts'
import { loadOnce } from '../../domain/loading/loadOnce.ts'
import { transact, type Durability, type LogTransaction } from './transact.ts'

/** Rarely needed, so its code comes when it is. null: it cannot be had now. */
const loadCompaction = loadOnce(() => import('./logCompaction.ts'))
const compaction = () => loadCompaction().catch(() => null)

const erasableStores: readonly StoreName[] = [...logStores, 'snapshots', 'queries']

/** The log in IndexedDB. `newLogId` is called when the database is empty. */
export const dexieEventLog = (connection: Connection, newLogId: () => string): EventLog => {
  const { keyRange } = connection
  const listeners: ((fault: StorageFault | 'upgraded') => void)[] = []
  const waiting: Waiting[] = []
  let known: Head | null = null
  let isAppending = false
  const tell = (fault: StorageFault | 'upgraded'): void => {
    for (const listener of listeners) listener(fault)
  }
  connection.onLost(tell)
  const inOne = <T>(
    stores: readonly StoreName[],
    mode: IDBTransactionMode,
    durability: Durability,
    body: (page: LogTransaction) => Promise<T>,
  ): Promise<Used<T>> => connection.use((db) => transact(db, connection.clock, { stores, mode, durability }, body))
  /** Runs `body`; on a fault without an outcome of its own, calls `onFault` and returns `otherwise`. */
  const orTell = async <T>(
    stores: readonly StoreName[],
    mode: IDBTransactionMode,
    otherwise: T,
    body: (page: LogTransaction) => Promise<T>,
  ): Promise<T> => {
    if (known === null) return otherwise
    const used = await inOne(stores, mode, 'relaxed', body)
    if (used._tag === 'Done') return used.value
    tell(used._tag === 'ReadOnly' ? 'upgraded' : used.reason)
    return otherwise
  }
  /** The meta of the log that this object has opened; any other log (emptied, replaced) is not ours. */
  const ownMeta = async (page: LogTransaction) => {
    const meta = await readMeta(page)
    return meta?.logId === known?.logId ? meta : null
  }
  const begin = async (page: LogTransaction, again: boolean): Promise<Head | null> => {
    const meta = await readMeta(page)
    if (meta !== null && !again) return (await isTailWhole(page, keyRange, meta)) ? headOf(meta) : null
    if (!again && (await page.count('log')) + (await page.count('segments')) > 0) return null
    const fresh = newLog(newLogId())
    for (const store of ['log', 'segments', 'snapshots'] as const) page.clear(store)
    writeMeta(page, fresh)
    return headOf(fresh)
  }
  const opened = (used: Used<Head | null>): OpenOutcome => {
    if (used._tag !== 'Done') return used
    known = used.value
    return used.value === null ? { _tag: 'Failed', reason: 'corrupt' } : { _tag: 'Opened', head: used.value }
  }
  const settleAll = (group: readonly Waiting[], verdicts: readonly GroupOutcome[]): void => {
    for (const [index, { settle, reject }] of group.entries()) {
      const verdict = verdicts[index] ?? { _tag: 'Failed', reason: 'closed' }
      if (verdict._tag === 'Appended' && verdict.head.seq >= (known?.seq ?? 0)) known = verdict.head
      if (verdict._tag === 'Thrown') reject(verdict.mistake)
      else settle(verdict)
    }
  }
  /** Appends that queued while a transaction was running go into the next one. */
  const appendWaiting = async (): Promise<void> => {
    isAppending = true
    for (let group = waiting.splice(0); group.length > 0; group = waiting.splice(0)) {
      const before = known
      if (before === null) {
        settleAll(
          group,
          group.map(() => ({ _tag: 'Failed', reason: 'closed' })),
        )
        continue
      }
      const durability = group.some(({ request }) => request.strict) ? 'strict' : 'relaxed'
      try {
        const used = await inOne(
          group.some(({ request }) => request.erases !== undefined) ? erasableStores : logStores,
          'readwrite',
          durability,
          (page) => appendGroup(page, keyRange, before, group),
        )
        settleAll(group, used._tag === 'Done' ? used.value : group.map(() => used))
      } catch (mistake) {
        settleAll(
          group,
          group.map(() => ({ _tag: 'Thrown', mistake })),
        )
      }
    }
    isAppending = false
  }
  return {
    open: async () =>
      opened(await inOne([...logStores, 'snapshots'], 'readwrite', 'strict', (page) => begin(page, false))),
    startOver: async () =>
      opened(await inOne([...logStores, 'snapshots'], 'readwrite', 'strict', (page) => begin(page, true))),
    append: (request) =>
      new Promise((settle, reject) => {
        waiting.push({ request, settle, reject, written: null })
        if (!isAppending) void appendWaiting()
      }),
    read: async (after, upTo = Infinity) => {
      const { commits, intact } = await orTell(logStores, 'readonly', { commits: [], intact: true }, async (page) => {
        const meta = await ownMeta(page)
        return meta === null ? { commits: [], intact: false } : readCommits(page, keyRange, meta, after, upTo)
      })
      if (!intact) tell('corrupt')
      return commits
    },
    raiseEpoch: () =>
      orTell(logStores, 'readwrite', null, async (page) => {
        const meta = await ownMeta(page)
        if (meta === null) return null
        writeMeta(page, { ...meta, epoch: meta.epoch + 1 })
        return meta.epoch + 1
      }),
    latestSnapshot: (foldKey) =>
      orTell([...logStores, 'snapshots'], 'readonly', null, async (page) => {
        const meta = await ownMeta(page)
        return meta === null ? null : readSnapshot(page, meta, foldKey)
      }),
    saveSnapshot: (snapshot) =>
      orTell([...logStores, 'snapshots'], 'readwrite', undefined, async (page) => {
        const meta = await ownMeta(page)
        if (meta !== null) await keepSnapshot(page, meta, snapshot)
      }),
    seal: async (upTo) => {
      const code = await compaction()
      let outcome: 'sealed' | 'done' | 'broken' = code ? 'sealed' : 'done'
      while (code && outcome === 'sealed') {
        outcome = await orTell(logStores, 'readwrite', 'done', async (page) => {
          const meta = await ownMeta(page)
          return meta === null ? 'done' : code.sealBlock(page, keyRange, meta, upTo)
        })
      }
      if (outcome === 'broken') tell('corrupt')
    },
    freeSpace: async (foldKey) => {
      const code = await compaction()
      return orTell(erasableStores, 'readwrite', false, async (page) => {
        const meta = await ownMeta(page)
        return code !== null && meta !== null && (await code.dropSomething(page, keyRange, meta, foldKey))
      })
    },
    onFault: (listener) => {
      listeners.push(listener)
    },
    close: () => {
      known = null
    },
  }
}
