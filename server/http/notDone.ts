import type { ErrorCode } from '../../contracts/errorCatalogue.ts'

/** A fault of ours that has a name in the catalogue (5xx). Thrown, so that the work is undone and no answer is kept under the key. */
export const notDone = (errorId: ErrorCode, cause: unknown): Error => new NotDone(errorId, { cause })

export const isNotDone = (error: unknown): error is NotDone => error instanceof NotDone

class NotDone extends Error {
  readonly errorId: ErrorCode
  constructor(errorId: ErrorCode, options: ErrorOptions) {
    super(`Not done: ${errorId}`, options)
    this.errorId = errorId
  }
}
