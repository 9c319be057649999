import type { AnyErrorCode } from './answer.ts'

/**
 * A fault of ours with a code in the catalogue (5xx). Thrown, so that the work is rolled back and no answer is stored
 * under the key.
 */
export const serviceFault = (errorId: AnyErrorCode, cause: unknown): Error => new ServiceFault(errorId, null, { cause })

/** The same for an overload instead of a fault: the call may be repeated after this many seconds. */
export const later = (errorId: AnyErrorCode, seconds: number): Error => new ServiceFault(errorId, seconds)

export const isServiceFault = (error: unknown): error is ServiceFault => error instanceof ServiceFault

class ServiceFault extends Error {
  readonly errorId: AnyErrorCode
  readonly retryAfter: number | null
  constructor(errorId: AnyErrorCode, retryAfter: number | null, options?: ErrorOptions) {
    super(`Not done: ${errorId}`, options)
    this.errorId = errorId
    this.retryAfter = retryAfter
  }
}

/**
 * Nothing is wrong and nothing was done: the same call may be repeated in a moment. Thrown, so that nothing is stored.
 */
export const retryLater = (): Error => new RetryLater('Another call is still at work on this.')

export const isRetryLater = (error: unknown): boolean => error instanceof RetryLater

class RetryLater extends Error {}
