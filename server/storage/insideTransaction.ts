import { AsyncLocalStorage } from 'node:async_hooks'

const transaction = new AsyncLocalStorage<true>()

/**
 * Marks everything inside `work`, so that a request for a second connection there is refused instead of waiting
 * forever.
 */
export const insideTransaction = <T>(work: () => Promise<T>): Promise<T> => transaction.run(true, work)

export const isInsideTransaction = (): boolean => transaction.getStore() === true
