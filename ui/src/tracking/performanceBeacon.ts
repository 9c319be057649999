import { isConsented } from '../../../core/domain/consent/consent.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'
import { classifyRoute } from '../../../core/domain/route/pageAt.ts'
import type { Storefront } from '../bridge/storefront.ts'

/** Layout shifts within a second of each other, five at most in all, count together (ms). */
const shiftGap = 1_000
const shiftWindow = 5_000

/** One in so many interactions may be slower. */
const slowest = 50

/** Not in lib.dom in every version: the fields of the entries that are read here. */
type Entry = PerformanceEntry & {
  readonly value?: number
  readonly hadRecentInput?: boolean
  readonly interactionId?: number
}

/**
 * TRK-05: measures how fast this page is, and sends it once, when the page is hidden for the first time. TRK-02: with
 * consent to performance and analytics.
 */
export const sendPerformance = (page: Pick<Storefront, 'read'>, locale: Locale): void => {
  const metrics: Partial<Record<'LCP' | 'CLS' | 'INP' | 'FCP' | 'TTFB', number>> = {}
  const path = location.pathname
  const shifts = { first: 0, last: 0, sum: 0 }
  const durations = new Map<number, number>()
  observe('largest-contentful-paint', ({ startTime }) => (metrics.LCP = startTime))
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') metrics.FCP = startTime
  })
  observe('navigation', (entry) => (metrics.TTFB = (entry as PerformanceNavigationTiming).responseStart))
  observe('layout-shift', ({ startTime, value = 0, hadRecentInput }) => {
    if (hadRecentInput) return
    const isNew = startTime - shifts.last > shiftGap || startTime - shifts.first > shiftWindow
    Object.assign(shifts, isNew ? { first: startTime, sum: value } : { sum: shifts.sum + value }, { last: startTime })
    metrics.CLS = Math.max(metrics.CLS ?? 0, shifts.sum)
  })
  observe('event', ({ interactionId = 0, duration }) => {
    if (interactionId === 0) return
    durations.set(interactionId, Math.max(durations.get(interactionId) ?? 0, duration))
    const sorted = [...durations.values()].sort((a, b) => b - a)
    metrics.INP = sorted[Math.floor(sorted.length / slowest)] ?? duration
  })
  const send = (): void => {
    const consent = page.read('consent')
    if (document.visibilityState !== 'hidden') return
    removeEventListener('visibilitychange', send)
    if (consent === undefined || !isConsented(consent, locale, 'C0002')) return
    const body = JSON.stringify({ page: path.slice(0, longestPath), class: classifyRoute(path), locale, metrics })
    navigator.sendBeacon('/fapi/performance/ingest', new Blob([body], { type: 'application/json' }))
  }
  addEventListener('visibilitychange', send)
}

/** As the contract has it. */
const longestPath = 300

const observe = (type: string, see: (entry: Entry) => unknown): void => {
  if (PerformanceObserver.supportedEntryTypes.includes(type))
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => see(entry))).observe({
      type,
      buffered: true,
    })
}
