/** Nothing is wrong and nothing was done: the same call may be made again in a moment. Thrown, so that nothing is kept. */
export const notNow = (): Error => new NotNow('Another call is still at work on this.')

export const isNotNow = (error: unknown): boolean => error instanceof NotNow

class NotNow extends Error {}
