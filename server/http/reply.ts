import { isStorageAway, retryAfterSeconds } from '../storage/storageAway.ts'
import type { Refusal, RefusalDetails } from './answer.ts'
import type { AnyErrorCode } from './catalogueEntry.ts'
import { messageOf, statusOf } from './catalogueEntry.ts'

/** An answer before it meets HTTP. */
export type Reply = {
  readonly status: number
  readonly body: string | Uint8Array<ArrayBuffer>
  readonly errorId?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** ERR-01: the one shape of everything that is not a success. A 403 carries no `appId`: that would mean a bot check (ERR-06). */
export function errorReply(
  errorId: AnyErrorCode,
  correlationId: string,
  details: RefusalDetails = {},
  status = statusOf(errorId),
): Reply {
  const { message = messageOf(errorId), ...rest } = details
  const body = {
    errorDetails: [{ errorId, message, ...rest }],
    ...(status === 403 ? {} : { appId: 'cairn-reference' }),
    correlationId,
  }
  return { status, body: JSON.stringify(body), errorId }
}

export function refusalReply({ _tag, errorId, ...details }: Refusal, correlationId: string): Reply {
  return errorReply(errorId, correlationId, details)
}

/** The same call may be made again, under the same key, when `Retry-After` is over. */
export const laterReply = (errorId: AnyErrorCode, correlationId: string, seconds: number): Reply => ({
  ...errorReply(errorId, correlationId),
  headers: { 'retry-after': String(seconds) },
})

/** What went wrong in here: the database was away, or a fault of ours. */
export const failureReply = (error: unknown, correlationId: string): Reply =>
  isStorageAway(error) ? laterReply('SRV503', correlationId, retryAfterSeconds) : errorReply('GEN500', correlationId)

/** A document to be kept, never shown in a page of ours. */
export const documentReply = (body: Uint8Array<ArrayBuffer>, media: string, fileName: string): Reply => ({
  status: 200,
  body,
  headers: {
    'content-type': media,
    'content-disposition': `attachment; filename="${fileName.replaceAll(/[^\w.-]/g, '_')}"`,
  },
})
