import type { NamedTrackingEvent } from '../../../contracts/content/trackingEvent.ts'
import { newId } from '../bridge/newId.ts'
import { note } from '../bridge/note.ts'
import type { Storefront } from '../bridge/storefront.ts'

/**
 * TRK-04: tells the worker what only the screen knows, and has it track what follows from the log; nothing where the
 * deployment does not track. Whether anything is sent is decided there (TRK-01).
 */
export const tellShown = async (
  { request }: Pick<Storefront, 'request'>,
  shown?: NamedTrackingEvent,
): Promise<void> => {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="cairn-tracking"]')
  if (!meta) return
  if (shown) also(shown)
  const { batchSize = '', flushInterval = '' } = meta.dataset
  const outcome = await request(
    'track',
    { sending: { batchSize, flushInterval }, shown: shown ? [shown] : [] },
    newId(),
  ).catch(() => null)
  if (outcome?._tag !== 'Done') return
  left = outcome.output.waiting
  for (const about of outcome.output.invalid.filter((one) => !noted.has(one))) {
    noted.add(about)
    note({ kind: 'setting', about, reason: 'invalid' })
  }
}

/** Whoever else wants what is told: the tag manager. */
export const tellAlso = (listener: (shown: NamedTrackingEvent) => void): void => {
  also = listener
}
let also: (shown: NamedTrackingEvent) => void = () => undefined

/**
 * TRK-04: the page ends, or is kept for "back". What waits is sent by a call that outlives it, because the worker may not
 * get to it; the collector stores each id once.
 */
export const sendLeft = (locale: string): void => {
  if (left === null) return
  const headers = { 'content-type': 'application/json', locale }
  fetch('/tracking/v1/events', { method: 'POST', keepalive: true, credentials: 'omit', headers, body: left }).catch(
    () => undefined,
  )
  left = null
}

/** What waits in the worker, as the body of a call. */
let left: string | null = null

/** ERR-34: once for a page. */
const noted = new Set<string>()
