import { diagnosticsUpload } from '../../../contracts/diagnosticsUpload.ts'
import type { DiagnosticsBatch } from '../../../contracts/diagnosticsUpload.ts'
import type { Clock } from '../clock/Clock.ts'
import { retryAfterMs } from '../commerceApi/retryAfter.ts'

export type DiagnosticsWay = { readonly fetch: typeof fetch; readonly clock: Clock }

/** NotNow = whether it was accepted is unknown: the same batch may be sent again. Refused = it never will be. */
export type DiagnosticsOutcome =
  | { readonly _tag: 'Taken' }
  | { readonly _tag: 'NotNow'; /** What the server asked to wait, ms. */ readonly retryAfterMs: number | null }
  | { readonly _tag: 'Refused'; readonly status: number }

/** ms */
export const diagnosticsPatienceMs = 10_000

/**
 * Sends one batch, without anything of the shopper's session. `isLeaving`: the page may end before the answer. Never
 * rejects.
 */
export const sendDiagnostics = async (
  { fetch: call, clock }: DiagnosticsWay,
  to: string,
  batch: DiagnosticsBatch,
  isLeaving: boolean,
): Promise<DiagnosticsOutcome> => {
  const deadline = new AbortController()
  const cancel = clock.setTimer(diagnosticsPatienceMs, () => deadline.abort())
  try {
    const { status, headers } = await call(to, {
      method: diagnosticsUpload.method,
      headers: { 'content-type': diagnosticsUpload.media },
      body: JSON.stringify(batch),
      signal: deadline.signal,
      keepalive: isLeaving,
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
    })
    if (status >= 200 && status < 300) return { _tag: 'Taken' }
    if (status >= 500 || maySucceedLater.includes(status))
      return {
        _tag: 'NotNow',
        retryAfterMs: retryAfterMs(headers.get('retry-after'), headers.get('date'), clock.now()),
      }
    return { _tag: 'Refused', status }
  } catch {
    return { _tag: 'NotNow', retryAfterMs: null }
  } finally {
    cancel()
  }
}

const maySucceedLater: readonly number[] = [408, 425, 429]
