import { Exit, Schema } from 'effect'
import { reportUpload } from '../../../contracts/reportUpload.ts'
import type { ReportOutcome } from '../../../contracts/reportUpload.ts'
import type { Clock } from '../clock/Clock.ts'

export type ReportWay = { readonly fetch: typeof fetch; readonly clock: Clock }

/** Long enough for the largest report on a slow line. */
export const reportPatienceMs = 120_000

/** Sends a report, unchanged, to where the deployment wants it, without anything of the shopper's session. */
export const sendReport = async (
  { fetch: call, clock }: ReportWay,
  to: string,
  text: string,
): Promise<ReportOutcome> => {
  if (new TextEncoder().encode(text).byteLength > reportUpload.mostBytes) return notReceived('tooLarge')
  const deadline = new AbortController()
  const cancel = clock.setTimer(reportPatienceMs, () => deadline.abort())
  try {
    const response = await call(to, {
      method: reportUpload.method,
      headers: { 'content-type': reportUpload.media, accept: 'application/json' },
      body: text,
      signal: deadline.signal,
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
    })
    return response.ok ? received(await response.json()) : notReceived(whyOf(response.status))
  } catch {
    return notReceived('noAnswer')
  } finally {
    cancel()
  }
}

const decodeAnswer = Schema.decodeUnknownExit(reportUpload.answer)

const received = (answer: unknown): ReportOutcome => {
  const decoded = decodeAnswer(answer)
  return Exit.isSuccess(decoded) ? { _tag: 'Received', reference: decoded.value.reference } : notReceived('noAnswer')
}

type Why = Extract<ReportOutcome, { readonly _tag: 'NotReceived' }>['why']

const notReceived = (why: Why): ReportOutcome => ({ _tag: 'NotReceived', why })

/** By the status alone: another receiver of reports may have other codes than this server. */
const whyOf = (status: number): Why => {
  if (status === 413) return 'tooLarge'
  if (status === 429) return 'tooMany'
  return status >= 500 ? 'notNow' : 'refused'
}
