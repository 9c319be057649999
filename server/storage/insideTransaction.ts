import { AsyncLocalStorage } from 'node:async_hooks'

const transaction = new AsyncLocalStorage<true>()

/** Marks everything `work` does, so that a second connection asked for in there is refused instead of waited for. */
export const insideTransaction = <T>(work: () => Promise<T>): Promise<T> => transaction.run(true, work)

export const isInsideTransaction = (): boolean => transaction.getStore() === true
