import type { AnyErrorCode } from './catalogueEntry.ts'

/** A fault of ours that has a name in the catalogue (5xx). Thrown, so that the work is undone and no answer is kept under the key. */
export const serviceFault = (errorId: AnyErrorCode, cause: unknown): Error => new ServiceFault(errorId, null, { cause })

/** The same where it is no fault but too much at once: it may be asked again in so many seconds. */
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
