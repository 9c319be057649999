/** Nothing is wrong and nothing was done: the same call may be made again in a moment. Thrown, so that nothing is kept. */
export const retryLater = (): Error => new RetryLater('Another call is still at work on this.')

export const isRetryLater = (error: unknown): boolean => error instanceof RetryLater

class RetryLater extends Error {}
