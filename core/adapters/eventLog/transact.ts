import type { Clock } from '../clock/Clock.ts'
import type { StoreName } from './database.ts'
import type { StoredRecord } from './StoredRecord.ts'
import { withPatience } from './patience.ts'
import { silence } from './storageFault.ts'

/**
 * The stores of one running transaction. Writes need not be awaited: all of them hold when `transact` resolves, or
 * none.
 */
export type LogTransaction = {
  get<Name extends StoreName>(store: Name, key: IDBValidKey): Promise<StoredRecord[Name] | undefined>
  getAll<Name extends StoreName>(store: Name, range?: IDBKeyRange): Promise<readonly StoredRecord[Name][]>
  /** The keys of an index in its order, at most `limit`. */
  keysBy(store: StoreName, index: string, limit: number): Promise<readonly IDBValidKey[]>
  count(store: StoreName, range?: IDBKeyRange): Promise<number>
  put<Name extends StoreName>(store: Name, value: StoredRecord[Name], key?: IDBValidKey): void
  delete(store: StoreName, keys: IDBValidKey | IDBKeyRange): void
  clear(store: StoreName): void
}

export type Durability = 'strict' | 'relaxed'

type Span = {
  readonly stores: readonly StoreName[]
  readonly mode: IDBTransactionMode
  readonly durability?: Durability
}

/**
 * One raw IndexedDB transaction. Resolves only on `complete`: a request may succeed and its transaction abort
 * afterwards, which is how a full disk shows. `body` may wait for nothing else. A store that does not answer is not
 * awaited forever.
 */
export const transact = <T>(
  db: IDBDatabase,
  clock: Clock,
  span: Span,
  body: (page: LogTransaction) => Promise<T>,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const transaction = db.transaction(span.stores, span.mode, { durability: span.durability ?? 'relaxed' })
    let finish = (): void => reject(named('AbortError'))
    let mistake: unknown = null
    const stopWaiting = withPatience(clock, () => {
      mistake ??= silence
      abort(transaction)
      reject(mistake)
    })
    transaction.oncomplete = () => {
      stopWaiting()
      finish()
    }
    transaction.onabort = () => {
      stopWaiting()
      reject(mistake ?? transaction.error ?? named('AbortError'))
    }
    body(pageOf(transaction)).then(
      (value) => {
        finish = () => resolve(value)
        commit(transaction)
      },
      (error: unknown) => {
        mistake ??= error
        abort(transaction)
        // When the connection is gone, no abort event comes any more.
        reject(transaction.error ?? mistake)
      },
    )
  })

const pageOf = (transaction: IDBTransaction): LogTransaction => ({
  get: (store, key) => answerOf(transaction.objectStore(store).get(key)),
  getAll: (store, range) => answerOf(transaction.objectStore(store).getAll(range)),
  keysBy: (store, index, limit) => answerOf(transaction.objectStore(store).index(index).getAllKeys(null, limit)),
  count: (store, range) => answerOf(transaction.objectStore(store).count(range)),
  put: (store, value, key) => {
    transaction.objectStore(store).put(value, key)
  },
  delete: (store, keys) => {
    transaction.objectStore(store).delete(keys)
  },
  clear: (store) => {
    transaction.objectStore(store).clear()
  },
})

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? named('AbortError'))
  })

const named = (name: string): { readonly name: string } => ({ name })

/**
 * Starts the commit now: without it, a worker that ends at this moment loses the write (measured: kept 9 of 40, with it
 * 40 of 40).
 */
const commit = (transaction: IDBTransaction): void => {
  try {
    transaction.commit?.()
  } catch {
    // Already committing, or aborted: `complete` or `abort` will follow.
  }
}

const abort = (transaction: IDBTransaction): void => {
  try {
    transaction.abort()
  } catch {
    // Already finished.
  }
}
