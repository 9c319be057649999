import { collectEvents } from '../../contracts/api/content/trackingApi.ts'
import { mostTracked } from '../../contracts/content/trackingEvent.ts'
import type { NamedTrackingEvent, TrackingEvent } from '../../contracts/content/trackingEvent.ts'
import { requestTimeout } from '../../core/adapters/commerceApi/requestTimeout.ts'
import type { EventBatching } from '../../core/domain/configuration/eventBatching.ts'
import { isConsented } from '../../core/domain/consent/consent.ts'
import { rootHash } from '../../core/domain/log/chainHash.ts'
import type { ConsentAnswer } from '../../core/domain/consent/mustAskConsent.ts'
import { noTrackingMemory } from '../../core/events/tracking/trackEvents.ts'
import type { TrackingMemory } from '../../core/events/tracking/trackEvents.ts'
import type { RequestSettings } from '../requests/requestOutcome.ts'
import { waitBefore } from '../sender/backOff.ts'
import { trackedCommit } from './trackedCommit.ts'

export type TrackerSettings = Pick<
  RequestSettings,
  | 'pipeline'
  | 'session'
  | 'api'
  | 'clock'
  | 'ids'
  | 'random'
  | 'locale'
  | 'hasPrivacyControl'
  | 'isOnline'
  | 'log'
  | 'logId'
  | 'onGrowth'
>

export type Tracker = {
  /** Its id and its instant are added here. */
  add(shown: NamedTrackingEvent): void
  /** What is not known to be stored. */
  waiting(): readonly TrackingEvent[]
}

/**
 * How far the log is tracked: what follows from it up to `seq` has been stored by the collector, or may not be sent.
 * `hash`: of the commit there.
 */
type Place = { readonly logId: string; readonly seq: number; readonly hash: string; readonly memory: TrackingMemory }

/** `after`: where the log is once its commit is stored; null for what the screen told. */
type Waiting = { readonly event: TrackingEvent; readonly after: Place | null }

/**
 * TRK-04, SEG-11: sends what the log and the screen have for the collector, in batches. The log is the queue: what
 * follows from it is sent until it is acknowledged, after a reload, too, and by whichever tab is open; the collector
 * stores each id once. TRK-01: the one way out, where consent is asked for.
 */
export const openTracker = (settings: TrackerSettings, batching: EventBatching): Tracker => {
  const { pipeline, session, api, clock, ids, random, locale, hasPrivacyControl, isOnline, log, logId, onGrowth } =
    settings
  const { device } = session
  const most = Math.min(batching.size, mostTracked)
  let queue: readonly Waiting[] = []
  let read: Place = { logId, seq: 0, hash: rootHash, memory: noTrackingMemory }
  let kept = read
  /** Where that begins which only a tab of another site may send, while this one has no answer; null = nothing. */
  let left: Place | null = null
  let reading: Promise<void> = Promise.resolve()
  let isSending = false
  let attempt = 0
  /** So many are sent one by one, because together they were refused. */
  let singly = 0
  let cancel: (() => void) | null = null
  let underWay = new AbortController()

  /** TRK-01, TRK-02: with consent to performance and analytics, where something was done. */
  const may = (answer: ConsentAnswer | null = pipeline.shop().consent, where = locale): boolean =>
    isConsented({ answer, hasPrivacyControl }, where, 'C0002')

  const keep = async (place: Place): Promise<void> => {
    kept = place
    await device.keepSecret('tracking', JSON.stringify(place))
  }

  /** Another tab, or the last life of this one, may have got further. */
  const follow = async (): Promise<void> => {
    const written = await device.secret('tracking')
    const stored = written === null ? null : (JSON.parse(written) as Place) // As `keep` wrote it.
    if (stored?.logId !== logId || stored.seq <= kept.seq || !(await isInLog(stored))) return
    kept = stored
    queue = queue.filter(({ after }) => after === null || after.seq > stored.seq)
    if (stored.seq > read.seq || left !== null) [read, left] = [stored, null]
  }

  /** A log that went on in memory was further than the one on the disk, which then takes another way. */
  const isInLog = async ({ seq, hash }: Place): Promise<boolean> => {
    const [first] = await log.read(seq - 1)
    return first !== undefined && (first.seq > seq || first.hash === hash)
  }

  /** A full queue reads no further: the rest waits in the log. */
  const readOn = async (): Promise<void> => {
    await follow()
    if (left !== null && may()) [read, left] = [left, null]
    const commits = queue.length < batching.queue ? await log.read(read.seq) : []
    let found: Waiting[] = []
    for (const commit of commits) {
      const next = trackedCommit(commit, { logId, memory: read.memory, locale, may })
      if (next === null || queue.length + found.length >= batching.queue) break
      const { memory, tracked } = next
      const after = { logId, seq: commit.seq, hash: commit.hash, memory }
      if (tracked.length > 0 && !may()) left ??= read
      read = after
      for (const event of tracked) found.push({ event, after })
      if (memory.answer?.categories.includes('C0002') === false) [queue, found, left] = [[], [], null]
    }
    queue = [...queue, ...found]
    if (may()) return
    withdraw()
    const place = left ?? read
    if (place.seq > kept.seq) await keep(place)
  }

  /** TRK-01: what is under way is called back. */
  const withdraw = (): void => {
    ;[queue, attempt, singly] = [[], 0, 0]
    underWay.abort()
  }

  const look = (): Promise<void> => (reading = reading.then(readOn).catch(() => undefined))

  const sendIn = (ms: number): void => {
    cancel ??= clock.setTimer(ms, () => {
      cancel = null
      void send()
    })
  }

  const plan = (): void => {
    if (isSending || attempt > 0 || queue.length === 0) return
    if (queue.length < most) return sendIn(batching.flush)
    cancel?.()
    cancel = null
    void send()
  }

  const send = async (): Promise<void> => {
    if (isSending) return
    isSending = true
    await look()
    const batch = may() ? queue.slice(0, singly > 0 ? 1 : most) : []
    const outcome = batch.length === 0 ? 'nothing' : await sendBatch(batch)
    isSending = false
    if (!may()) return
    if (typeof outcome === 'object') {
      attempt += 1
      return sendIn(waitBefore(attempt, random(), outcome.retryAfterMs))
    }
    attempt = 0
    if (outcome === 'refused' && batch.length > 1) singly = batch.length
    else if (outcome !== 'nothing') await leave(batch)
    plan()
  }

  const sendBatch = async (
    batch: readonly Waiting[],
  ): Promise<'stored' | 'refused' | { readonly retryAfterMs: number | null }> => {
    if (!isOnline()) return { retryAfterMs: null }
    underWay = new AbortController()
    const answer = await api.send({
      endpoint: collectEvents,
      input: { body: { events: batch.map(({ event }) => event) } },
      timeoutMs: requestTimeout(collectEvents, locale),
      headers: { locale },
      signal: underWay.signal,
    })
    if (answer._tag === 'Unknown') return answer
    return answer._tag === 'Confirmed' ? 'stored' : 'refused'
  }

  /** They are stored; or one was refused by itself, and never will be. */
  const leave = async (batch: readonly Waiting[]): Promise<void> => {
    singly = Math.max(0, singly - 1)
    const left = new Set(batch)
    queue = queue.filter((waiting) => !left.has(waiting))
    const next = queue.find(({ after }) => after !== null)?.after
    const reached = batch.findLast(({ after }) => after !== null && after.seq !== next?.seq)?.after
    if (reached && reached.seq > kept.seq) await keep(reached)
  }

  const lookAndPlan = (): void => {
    if (!may()) withdraw()
    void look().then(plan)
  }
  onGrowth(lookAndPlan)
  lookAndPlan()
  return {
    add: (shown) => {
      if (!may() || queue.length >= batching.queue) return
      queue = [...queue, { event: { id: ids.uuidv7(), at: clock.now(), ...shown }, after: null }]
      plan()
    },
    waiting: () => (may() ? queue.map(({ event }) => event) : []),
  }
}
