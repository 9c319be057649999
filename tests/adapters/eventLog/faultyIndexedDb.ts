import { forceCloseDatabase, IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import type { IndexedDb } from '../../../core/adapters/eventLog/database.ts'

/** fake-indexeddb's own way to abort with a reason, as a browser does when the disk is full. */
type Abortable = IDBTransaction & { _abort(errorName: string): void }

/** An IndexedDB whose faults are switched by the test. */
export type FaultyIndexedDb = {
  readonly indexedDb: IndexedDb
  readonly factory: IDBFactory
  /** From now on writing transactions abort with this name, after their requests have succeeded. */
  abortWritesWith(errorName: string | null): void
  /** The next `times` openings fail with this name. */
  failOpening(errorName: string, times: number): void
  /** The next `times` transactions cannot start: the handle is dead without notice (WebKit in the background). */
  killHandles(times: number): void
  /** Lets the next writing transaction complete and then hides it: the handle reports a lost connection instead. */
  loseNextCompletion(): void
  /** The browser cuts every connection and says so. */
  closeAll(): void
  openings(): number
}

export const faultyIndexedDb = (): FaultyIndexedDb => {
  const factory = new IDBFactory()
  const handles: IDBDatabase[] = []
  let abortName: string | null = null
  let opening = { errorName: '', times: 0 }
  let deadTransactions = 0
  let loseOne = false
  let openings = 0
  const sabotage = (db: IDBDatabase): void => {
    handles.push(db)
    const begin = db.transaction.bind(db)
    db.transaction = (stores, mode, options) => {
      if (mode !== undefined && deadTransactions > 0) {
        deadTransactions--
        throw new DOMException('dead handle', 'InvalidStateError')
      }
      const transaction = begin(stores, mode, options)
      if (mode !== 'readwrite') return transaction
      if (abortName !== null) abortAtCommit(transaction as Abortable, abortName)
      if (loseOne) {
        loseOne = false
        loseCompletion(transaction)
      }
      return transaction
    }
  }
  const open = (name: string, version?: number): IDBOpenDBRequest => {
    openings++
    if (opening.times-- > 0) throw new DOMException('opening failed', opening.errorName)
    const request = factory.open(name, version)
    request.addEventListener('success', () => sabotage(request.result))
    return request
  }
  return {
    factory,
    indexedDb: { factory: Object.assign(Object.create(factory), { open }), keyRange: IDBKeyRange },
    abortWritesWith: (errorName) => {
      abortName = errorName
    },
    failOpening: (errorName, times) => {
      opening = { errorName, times }
    },
    killHandles: (times) => {
      deadTransactions = times
    },
    loseNextCompletion: () => {
      loseOne = true
    },
    closeAll: () => {
      for (const handle of handles.splice(0)) forceCloseDatabase(handle as never)
    },
    openings: () => openings,
  }
}

/** Requests have succeeded by the time the body asks to commit; the abort comes after. */
const abortAtCommit = (transaction: Abortable, errorName: string): void => {
  transaction.commit = () => {
    setImmediate(() => transaction._abort(errorName))
  }
  keepAlive(transaction)
}

const keepAlive = (transaction: IDBTransaction): void => {
  const spin = (): void => {
    try {
      transaction.objectStore('meta').count().onsuccess = spin
    } catch {
      // Aborted: done.
    }
  }
  spin()
}

const loseCompletion = (transaction: IDBTransaction): void => {
  Object.defineProperty(transaction, 'oncomplete', {
    set: () => {
      transaction.addEventListener('complete', () => transaction.onabort?.(new Event('abort')))
    },
  })
}
