import { Hono } from 'hono'
import type { Context } from 'hono'
import { reportUpload } from '../../contracts/reportUpload.ts'
import { readBody } from '../kit/readBody.ts'
import { correlationIdOf, errorReply, sendReply } from '../kit/reply.ts'
import type { Reply } from '../kit/reply.ts'
import type { Log } from '../kit/requestLog.ts'
import { limitClient, limitReply } from '../limits/limitReply.ts'
import type { Db } from '../storage/Tables.ts'
import { judgeReport } from './judgeReport.ts'
import { keepReport } from './reportFolder.ts'

export type ReportRoutes = {
  readonly db: Db
  readonly folder: string
  /** The maximum size of all reports together, bytes; a gigabyte by default. */
  readonly mostKeptBytes?: number
  /** The client, by which reports are counted. */
  readonly clientOf: (c: Context) => string
  readonly now: () => number
  readonly newId: () => string
  readonly log: Log
}

/** The receiver of `contracts/reportUpload.ts`. Reports come in here, and nothing serves them. */
export const reportRoutes = (settings: ReportRoutes): Hono =>
  new Hono().all('/', async (c) => {
    const correlationId = correlationIdOf(c, settings)
    const reply = await take(c, correlationId, settings)
    const { method } = c.req
    settings.log({
      event: 'request',
      correlationId,
      method,
      route: reportUpload.path,
      status: reply.status,
      ...(reply.errorId ? { errorId: reply.errorId } : {}),
    })
    return sendReply(c, reply, correlationId, false)
  })

const take = async (
  c: Context,
  correlationId: string,
  { db, clientOf, folder, mostKeptBytes, now }: ReportRoutes,
): Promise<Reply> => {
  if (c.req.method !== reportUpload.method)
    return { ...errorReply('API405', correlationId), headers: { allow: reportUpload.method } }
  // A page of another site cannot send this type without a CORS preflight, and nothing answers that.
  if (!isReport(c.req.header('content-type')))
    return errorReply('API415', correlationId, { message: `A report is sent as ${reportUpload.media}.` })
  const reached = await limitClient(db, 'report-client', clientOf(c), now())
  if (reached) return limitReply(reached, correlationId, 'en')
  const text = await readBody(c.req.raw, reportUpload.mostBytes)
  if (text === undefined) return errorReply('RPT413', correlationId)
  const verdict = await judgeReport(text)
  if (verdict._tag !== 'Report')
    return errorReply(verdict._tag === 'NotALog' ? 'RPT400' : 'RPT422', correlationId, {
      message: refusalSentence(verdict.reason),
    })
  const kept = await keepReport(folder, text, mostKeptBytes)
  if (kept._tag === 'Full') return errorReply('RPT507', correlationId)
  return { status: kept.isNew ? 201 : 200, body: JSON.stringify({ reference: kept.reference }) }
}

const isReport = (type: string | undefined): boolean => type?.split(';')[0]?.trim().toLowerCase() === reportUpload.media

const refusalSentence = (reason: string): string => `This report was not accepted: ${reason}.`
