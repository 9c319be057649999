import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context } from 'hono'
import { toFields } from '../../core/domain/fields/fields.ts'
import { isStorageAway, retryAfterSeconds } from '../storage/whenDatabaseIsThere.ts'
import { messageOf, statusOf } from './answer.ts'
import type { AnyErrorCode, Refusal, RefusalDetails } from './answer.ts'
import { isServiceFault } from './serviceFault.ts'

/** An answer before it becomes HTTP. */
export type Reply = {
  readonly status: number
  readonly body: string | Uint8Array<ArrayBuffer>
  readonly errorId?: string
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * ERR-01: the one form of every answer that is not a success. A 403 has no `appId`: that would mean a bot check
 * (ERR-06).
 */
export const errorReply = (
  errorId: AnyErrorCode,
  correlationId: string,
  details: RefusalDetails = {},
  status = statusOf(errorId),
): Reply => {
  const { message = messageOf(errorId), ...rest } = details
  const body = {
    errorDetails: [{ errorId, message, ...rest }],
    ...(status === 403 ? {} : { appId: 'cairn-reference' }),
    correlationId,
  }
  return { status, body: JSON.stringify(body), errorId }
}

/** The error of an answer; a stored one (`idempotency`) has it in its body only. */
export const errorIdOf = ({ status, body, errorId }: Reply): string | undefined => {
  if (errorId !== undefined || status < 400 || typeof body !== 'string') return errorId
  const { errorDetails } = toFields(JSON.parse(body))
  const written = Array.isArray(errorDetails) ? toFields(errorDetails[0])['errorId'] : undefined
  return typeof written === 'string' ? written : undefined
}

export const refusalReply = ({ _tag, errorId, ...details }: Refusal, correlationId: string): Reply =>
  errorReply(errorId, correlationId, details)

/** The same call may be repeated, under the same key, after `Retry-After`. */
export const laterReply = (errorId: AnyErrorCode, correlationId: string, seconds: number): Reply => ({
  ...errorReply(errorId, correlationId),
  headers: { 'retry-after': String(seconds) },
})

/** What went wrong inside: the database was unreachable, there was too much to do, or a fault of ours. */
export const failureReply = (error: unknown, correlationId: string): Reply => {
  if (isStorageAway(error)) return laterReply('SRV503', correlationId, retryAfterSeconds)
  if (isServiceFault(error) && error.retryAfter !== null)
    return laterReply(error.errorId, correlationId, error.retryAfter)
  return errorReply('GEN500', correlationId)
}

/** A document to download, never displayed in a page of ours. */
export const documentReply = (body: Uint8Array<ArrayBuffer>, media: string, fileName: string): Reply => ({
  status: 200,
  body,
  headers: {
    'content-type': media,
    'content-disposition': `attachment; filename="${fileName.replaceAll(/[^\w.-]/g, '_')}"`,
  },
})

const compress = promisify(gzip)

/**
 * `open`: an answer without secrets, which may be compressed (compressing secrets together with text an attacker chose
 * leaks them).
 */
export const sendReply = async (c: Context, reply: Reply, correlationId: string, open: boolean): Promise<Response> => {
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-correlation-id': correlationId,
    ...reply.headers,
  })
  if (reply.status === 204) {
    headers.delete('content-type')
    return c.newResponse(null, { status: 204, headers })
  }
  const status = reply.status
  if (!open || reply.body.length < 1024 || !/\bgzip\b/.test(c.req.header('accept-encoding') ?? '')) {
    return new Response(reply.body, { status, headers })
  }
  headers.set('content-encoding', 'gzip')
  headers.set('vary', 'accept-encoding')
  return new Response(new Uint8Array(await compress(reply.body, { level: 4 })), { status, headers })
}

/** The caller's correlation id if it is well-formed, otherwise a new one; it is echoed and logged. */
export const correlationIdOf = (c: Context, deps: { readonly newId: () => string }): string => {
  const given = c.req.header('x-correlation-id')
  return given !== undefined && /^[\w.-]{1,64}$/.test(given) ? given : deps.newId()
}
