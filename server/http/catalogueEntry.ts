import { errorCatalogue, ownErrors } from '../../contracts/errorCatalogue.ts'
import type { ErrorCode, OwnErrorCode } from '../../contracts/errorCatalogue.ts'

/** The spec's codes and the few of ours. */
export type AnyErrorCode = ErrorCode | OwnErrorCode

const entries = { ...errorCatalogue, ...ownErrors }

export const statusOf = (errorId: AnyErrorCode): number => entries[errorId].status

export const messageOf = (errorId: AnyErrorCode): string => entries[errorId].text
