import type { ErrorDetail } from '../../contracts/api/apiError.ts'
import { errorCatalogue } from '../../contracts/errorCatalogue.ts'
import type { ErrorCode, OperatorErrorCode, OwnErrorCode } from '../../contracts/errorCatalogue.ts'
import { operatorErrors } from '../../contracts/errors/operatorErrors.ts'
import { ownErrors } from '../../contracts/errors/ownErrors.ts'
import { defined } from '../../core/domain/fields/fields.ts'

/**
 * `fileName`: the name under which a browser saves it; for answers that are a document. `setCookie`: only for answers
 * that are never stored under a key.
 */
export type HandlerAnswer<T> = {
  readonly _tag: 'Answer'
  readonly body: T
  readonly fileName?: string
  readonly setCookie?: string
}

/** What an error may contain besides id and message (see `ErrorDetail`); `message` replaces the catalogue's. */
export type RefusalDetails = Partial<Omit<ErrorDetail, 'errorId'>>

export type Refusal = RefusalDetails & { readonly _tag: 'Refusal'; readonly errorId: AnyErrorCode }

export const answer = <T>(body: T, fileName?: string): HandlerAnswer<T> => ({
  _tag: 'Answer',
  body,
  ...defined({ fileName }),
})

export const refuse = (errorId: AnyErrorCode, details: RefusalDetails = {}): Refusal => ({
  ...details,
  _tag: 'Refusal',
  errorId,
})

/** An answer that also says who the browser's operator is from now on. */
export const answerWithCookie = <T>(body: T, setCookie: string): HandlerAnswer<T> => ({ ...answer(body), setCookie })

/** The specification's codes, our few own, and those of operators. */
export type AnyErrorCode = ErrorCode | OwnErrorCode | OperatorErrorCode

const entries = { ...errorCatalogue, ...ownErrors, ...operatorErrors }

export const statusOf = (errorId: AnyErrorCode): number => entries[errorId].status

export const messageOf = (errorId: AnyErrorCode): string => entries[errorId].text
