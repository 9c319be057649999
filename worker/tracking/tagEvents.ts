import { Schema } from 'effect'
import { TrackingEvent } from '../../contracts/content/trackingEvent.ts'
import type { NamedTrackingEvent, TagEvents } from '../../contracts/content/trackingEvent.ts'
import type { OutcomeOf } from '../../contracts/requests.ts'
import { isConsented } from '../../core/domain/consent/consent.ts'
import type { ConsentAnswer } from '../../core/domain/consent/mustAskConsent.ts'
import { noTrackingMemory } from '../../core/events/tracking/trackEvents.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import type { RequestSettings } from '../requests/requestOutcome.ts'
import { trackedCommit } from './trackedCommit.ts'

type TagSettings = Pick<
  RequestSettings,
  'pipeline' | 'clock' | 'locale' | 'hasPrivacyControl' | 'log' | 'logId' | 'onGrowth'
>

/** ms, after which the page asks again. */
const longestWait = 25_000

/**
 * TRK-04: what the page's shopper has done since the place it knows, for its tag manager; waits until there is
 * something. TRK-01: with consent to targeting. Each page asks for its own commits, so that several tell nothing twice.
 */
export const tagEvents = async (
  settings: TagSettings,
  { tabId, after }: TagEvents['input'],
): Promise<OutcomeOf<'tagEvents'>> => {
  const { pipeline, clock, onGrowth } = settings
  const reader = readers.get(pipeline) ?? openReader(settings, tabId)
  readers.set(pipeline, reader)
  for (let isLast = false; ; isLast = await grown(clock, onGrowth)) {
    const output = await reader.read(after)
    if (output.events.length > 0 || isLast) return { _tag: 'Done', output }
  }
}

/** What a request has done, which the log does not tell. */
export const tagDone = (pipeline: Pipeline, done: NamedTrackingEvent): void => readers.get(pipeline)?.add(done)

type Reader = {
  add(done: NamedTrackingEvent): void
  read(after: number): Promise<TagEvents['output']>
}

const readers = new WeakMap<Pipeline, Reader>()

const openReader = ({ pipeline, locale, hasPrivacyControl, log, logId }: TagSettings, tabId: string): Reader => {
  let place = 0
  let memory = noTrackingMemory
  const found: { readonly seq: number; readonly event: TrackingEvent }[] = []
  const may = (answer: ConsentAnswer | null = pipeline.shop().consent, where = locale): boolean =>
    isConsented({ answer, hasPrivacyControl }, where, 'C0004')
  const readOn = async (): Promise<void> => {
    for (const commit of await log.read(place)) {
      const next = trackedCommit(commit, { logId, memory, locale, may: (...then) => may() && may(...then) })
      if (next === null) return
      place = commit.seq
      memory = next.memory
      if (commit.tabId === tabId) for (const event of next.tracked) found.push({ seq: commit.seq, event })
    }
  }
  let reading: Promise<void> = Promise.resolve()
  return {
    add: (done) => {
      if (may()) found.push({ seq: Infinity, event: { id: 'done', at: 0, ...done } })
    },
    read: async (after) => {
      await (reading = reading.then(readOn).catch(() => undefined))
      const events = found.filter(({ seq }) => seq > after).map(({ event }) => shown(event))
      found.length = 0
      return { events, upTo: place }
    },
  }
}

/** Money as decimals, as others have it. */
const shown = (event: TrackingEvent) => {
  const { name, properties } = Schema.encodeSync(TrackingEvent)(event)
  return { name, properties }
}

/** Waits for the log to grow; true = it did not. */
const grown = (clock: TagSettings['clock'], onGrowth: TagSettings['onGrowth']): Promise<boolean> =>
  new Promise((resolve) => {
    const end = (isLast: boolean): void => {
      cancel()
      stop()
      resolve(isLast)
    }
    const cancel = clock.setTimer(longestWait, () => end(true))
    const stop = onGrowth(() => end(false))
  })
