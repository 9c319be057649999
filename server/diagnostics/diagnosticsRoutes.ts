import { Exit, Schema } from 'effect'
import { Hono } from 'hono'
import type { Context } from 'hono'
import { DiagnosticsBatch, diagnosticsUpload } from '../../contracts/diagnosticsUpload.ts'
import { readBody } from '../kit/readBody.ts'
import { correlationIdOf, errorReply, sendReply } from '../kit/reply.ts'
import type { Reply } from '../kit/reply.ts'
import type { Log } from '../kit/requestLog.ts'
import { limitClient, limitReply } from '../limits/limitReply.ts'
import type { Db } from '../storage/Tables.ts'

export type DiagnosticsRoutes = {
  readonly db: Db
  /** The sender, by which batches are counted. */
  readonly clientOf: (c: Context) => string
  readonly now: () => number
  readonly newId: () => string
  readonly log: Log
}

/** Remembered batches, so that one that is sent again is not logged again. */
const mostRemembered = 1_000

/**
 * The receiver of `contracts/diagnosticsUpload.ts`: every diagnostic becomes a line in the server's log, and nothing
 * else is kept.
 */
export const diagnosticsRoutes = (settings: DiagnosticsRoutes): Hono => {
  const taken = new Set<string>()
  return new Hono().all('/', async (c) => {
    const correlationId = correlationIdOf(c, settings)
    const reached = await limitClient(settings.db, 'diagnostics-client', settings.clientOf(c), settings.now())
    const reply = reached ? limitReply(reached, correlationId, 'en') : await take(c, correlationId, settings, taken)
    settings.log({
      event: 'request',
      correlationId,
      method: c.req.method,
      route: diagnosticsUpload.path,
      status: reply.status,
      ...(reply.errorId ? { errorId: reply.errorId } : {}),
    })
    return sendReply(c, reply, correlationId, false)
  })
}

const decodeBatch = Schema.decodeUnknownExit(Schema.fromJsonString(DiagnosticsBatch))

const take = async (
  c: Context,
  correlationId: string,
  { log }: DiagnosticsRoutes,
  taken: Set<string>,
): Promise<Reply> => {
  if (c.req.method !== diagnosticsUpload.method)
    return { ...errorReply('API405', correlationId), headers: { allow: diagnosticsUpload.method } }
  // A page of another site cannot send this type without a CORS preflight, and nothing answers that.
  if (c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() !== diagnosticsUpload.media)
    return errorReply('API415', correlationId)
  const text = await readBody(c.req.raw, diagnosticsUpload.mostBytes)
  if (text === undefined)
    return errorReply('API400', correlationId, { message: 'The batch is larger than 512 kB.' }, 413)
  const batch = decodeBatch(text)
  if (Exit.isFailure(batch))
    return errorReply('API400', correlationId, { message: 'This is not a batch of diagnostics.' })
  const { batchId, app, site, dropped, diagnostics } = batch.value
  if (taken.has(batchId)) return { status: 204, body: '' }
  taken.add(batchId)
  const [oldest] = taken
  if (taken.size > mostRemembered && oldest !== undefined) taken.delete(oldest)
  for (const { kind, about, reason, at } of diagnostics)
    log({ event: 'diagnostic', correlationId, app, site, kind, about, reason, at })
  if (dropped > 0)
    log({
      event: 'diagnostic',
      correlationId,
      app,
      site,
      kind: 'lost',
      about: 'diagnostics',
      reason: 'dropped',
      times: dropped,
    })
  return { status: 204, body: '' }
}
