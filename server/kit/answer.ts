import type { ErrorDetail } from '../../contracts/api/apiError.ts'
import { errorCatalogue } from '../../contracts/errorCatalogue.ts'
import type { ErrorCode, OwnErrorCode } from '../../contracts/errorCatalogue.ts'
import { ownErrors } from '../../contracts/errors/ownErrors.ts'
import { defined } from '../../core/domain/fields/fields.ts'

/** `fileName`: the name under which a browser saves it; for answers that are a document. */
export type HandlerAnswer<T> = { readonly _tag: 'Answer'; readonly body: T; readonly fileName?: string }

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

/** The specification's codes and our few own. */
export type AnyErrorCode = ErrorCode | OwnErrorCode

const entries = { ...errorCatalogue, ...ownErrors }

export const statusOf = (errorId: AnyErrorCode): number => entries[errorId].status

export const messageOf = (errorId: AnyErrorCode): string => entries[errorId].text
