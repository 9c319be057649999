/**
 * Stands in for the server's `insideTransaction` where many seeds are run: while it watches, every promise costs more, a tenth of
 * a seed. The server's own tests have it, on every database; it refuses what would wait for ever and changes nothing else.
 */
export const insideTransaction = <T>(work: () => Promise<T>): Promise<T> => work()

export const isInsideTransaction = (): boolean => false
