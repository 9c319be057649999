import type { ErrorDetail } from '../../contracts/api/apiError.ts'
import type { AnyErrorCode } from './catalogueEntry.ts'

/** `fileName`: what a browser calls it when it is kept; for answers that are a document. */
export type HandlerAnswer<T> = { readonly _tag: 'Answer'; readonly body: T; readonly fileName?: string }

/** What beside id and message an error may tell (see `ErrorDetail`); `message` replaces the catalogue's. */
export type RefusalDetails = Partial<Omit<ErrorDetail, 'errorId'>>

export type Refusal = RefusalDetails & { readonly _tag: 'Refusal'; readonly errorId: AnyErrorCode }

export const answer = <T>(body: T, fileName?: string): HandlerAnswer<T> => ({
  _tag: 'Answer',
  body,
  ...(fileName === undefined ? {} : { fileName }),
})

export const refuse = (errorId: AnyErrorCode, details: RefusalDetails = {}): Refusal => ({
  ...details,
  _tag: 'Refusal',
  errorId,
})
