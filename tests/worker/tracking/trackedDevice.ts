import type { Answer } from '../../../contracts/answer.ts'
import type { NamedTrackingEvent, TrackingEvent } from '../../../contracts/content/trackingEvent.ts'
import type { ConsentCategory } from '../../../contracts/commands/consentCommand.ts'
import { virtualClock } from '../../../core/adapters/clock/Clock.virtual.ts'
import { seededIds } from '../../../core/adapters/clock/Ids.seeded.ts'
import type { CommerceApi } from '../../../core/adapters/commerceApi/CommerceApi.ts'
import { emptyLog, memoryEventLog } from '../../../core/adapters/eventLog/EventLog.memory.ts'
import { memorySessionStore } from '../../../core/adapters/sessionStore/SessionStore.memory.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'
import { initialState } from '../../../core/domain/state/shopperState.ts'
import { evolve } from '../../../core/events/evolve.ts'
import { encodeForLog } from '../../../core/events/log/commitCodec.ts'
import type { ShopEvent } from '../../../core/events/shop/shopEvent.ts'
import type { Pipeline } from '../../../worker/pipeline/pipeline.ts'
import { trackShown } from '../../../worker/tracking/trackShown.ts'
import { everyEvent } from '../../support/everyEvent.ts'
import { requestSettings } from '../requestSettings.ts'

export const added = (nth: number): ShopEvent => ({
  _tag: 'v1.ItemAddRequested',
  ...everyEvent['v1.ItemAddRequested'],
  changeId: `c${nth}`,
})
export const consented = (...categories: readonly ConsentCategory[]): ShopEvent => ({
  _tag: 'v1.ConsentGiven',
  categories,
  policyVersion: 1,
  at: 1,
})

const refusal = {
  _tag: 'Refused',
  status: 400,
  errorId: 'API400',
  message: '',
  details: { errorId: 'API400', message: '' },
  appId: null,
  correlationId: '',
} as const

/** From sending to the answer, ms. */
export const roundTrip = 20

/** One browser whose tabs share a log and what is stored; a collector that stores each id once, behind a bad network. */
export const trackedDevice = (locale: Locale = 'en-us', hasPrivacyControl = false) => {
  const clock = virtualClock(1_800_000_000_000)
  const onDisk = emptyLog()
  const log = memoryEventLog(onDisk, () => 'log-1')
  const store = memorySessionStore()
  const ids = seededIds(1, clock)
  const collected = new Map<string, TrackingEvent>()
  const owed: string[] = []
  const sent: { readonly endpoint: string; readonly size: number; readonly signal: AbortSignal | undefined }[] = []
  const network = { isDown: false, losesAnswers: false, refuses: (_name: string): boolean => false }
  const tabs: { isAlive: boolean; readonly pipeline: Pipeline; readonly listeners: Set<() => void> }[] = []
  let shop = initialState()
  let seq = 0
  const opened = log.open()

  /** What is called back half-way does not arrive. */
  const collect = async (events: readonly TrackingEvent[], signal?: AbortSignal): Promise<Answer> => {
    const lost = { _tag: 'Unknown', reason: 'network', status: null, retryAfterMs: null } as const
    await new Promise<void>((resolve) => void clock.setTimer(roundTrip, resolve))
    if (network.isDown || signal?.aborted === true) return lost
    if (events.some(({ name }) => network.refuses(name))) return refusal
    for (const event of events) if (!collected.has(event.id)) collected.set(event.id, event)
    return network.losesAnswers ? lost : { _tag: 'Confirmed', body: undefined, replayed: false }
  }

  const newTab = (onSite: Locale) => {
    const tab = { isAlive: true, pipeline: { shop: () => shop } as Pipeline, listeners: new Set<() => void>() }
    const api: CommerceApi = {
      send: ({ endpoint, input, signal }) => {
        const { events } = (input as { readonly body: { readonly events: readonly TrackingEvent[] } }).body
        const unheard = new Promise<never>(() => undefined)
        if (!tab.isAlive) return unheard
        sent.push({ endpoint: endpoint.id, size: events.length, signal })
        // A tab that is killed meanwhile hears no answer. What was asked is answered without a body.
        return collect(events, signal).then((answer) => (tab.isAlive ? answer : unheard)) as Promise<never>
      },
    }
    const { session } = requestSettings(() => undefined, { session: { device: store } })
    tabs.push(tab)
    return {
      tab,
      settings: {
        session,
        api,
        clock,
        ids,
        locale: onSite,
        hasPrivacyControl,
        log,
        logId: 'log-1',
        pipeline: tab.pipeline,
        random: () => 0,
        isOnline: () => true,
        onGrowth: (listener: (seq: number) => void) => {
          const hear = (): void => listener(0)
          tab.listeners.add(hear)
          return () => tab.listeners.delete(hear)
        },
      },
    }
  }
  let newest = newTab(locale)

  /** All in one commit. */
  const write = async (tabId: string, events: readonly ShopEvent[]): Promise<void> => {
    await opened
    const answers = events.filter(({ _tag }) => _tag === 'v1.ConsentGiven')
    shop = evolve(shop, { events: answers, commandId: null })
    const commit = {
      at: clock.now(),
      tabId,
      cause: { _tag: 'Restored', from: 'session' } as const,
      events: encodeForLog(events),
    }
    const outcome = await log.append({ seen: seq, propose: () => commit, strict: false })
    if (outcome._tag !== 'Appended') throw new Error(outcome._tag)
    const { head } = outcome
    seq = head.seq
    owed.push(...events.flatMap((one, nth) => (answers.includes(one) ? [] : [`log-1/${head.hash}/${nth}`])))
    for (const { listeners } of tabs) for (const hear of listeners) hear()
    await drained()
  }

  const drained = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    network,
    sent,
    batches: () => sent.map(({ size }) => size),
    /** Ids, in the order in which the collector stored them. */
    stored: () => [...collected.keys()],
    names: () => [...collected.values()].map(({ name }) => name),
    /** Ids of all that the log owes the collector on a site that does not ask. */
    owed: () => owed,
    open: (sending: { readonly batchSize?: string; readonly flushInterval?: string } = {}, onSite = locale) => {
      newest = newTab(onSite)
      return trackShown(newest.settings, { sending, shown: [] })
    },
    show: (shown: NamedTrackingEvent) => trackShown(newest.settings, { sending: {}, shown: [shown] }),
    kill: () => {
      newest.tab.isAlive = false
      newest.tab.listeners.clear()
    },
    /** The last commit was only in a tab's memory, and is gone with it. */
    loseLast: () => {
      onDisk.commits.pop()
      const last = onDisk.commits.at(-1)
      if (!onDisk.head || !last) throw new Error('there is nothing before it')
      onDisk.head = { ...onDisk.head, seq: last.seq, hash: last.hash }
      seq = last.seq
    },
    happen: (...events: readonly ShopEvent[]) => write('tab', events),
    happenIn: (tabId: string, ...events: readonly ShopEvent[]) => write(tabId, events),
    advance: (ms: number) => clock.advance(ms, drained),
  }
}
