import { Schema } from 'effect'
import { collectEvents } from '../../contracts/api/content/trackingApi.ts'
import { longestLeft, mostTracked } from '../../contracts/content/trackingEvent.ts'
import type { NamedTrackingEvent, TrackingEvent } from '../../contracts/content/trackingEvent.ts'
import type { OutcomeOf, Requests } from '../../contracts/requests.ts'
import { eventBatching } from '../../core/domain/configuration/eventBatching.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import { tagDone } from './tagEvents.ts'
import { openTracker } from './tracker.ts'
import type { Tracker, TrackerSettings } from './tracker.ts'

/** TRK-04: the page asks for tracking, where the deployment has it; the tracker of this worker is opened once. */
export const trackShown = async (
  settings: TrackerSettings,
  { sending, shown }: Requests['track']['input'],
): Promise<OutcomeOf<'track'>> => {
  const { batching, invalid } = eventBatching(sending)
  const tracker = trackers.get(settings.pipeline) ?? openTracker(settings, batching)
  trackers.set(settings.pipeline, tracker)
  for (const one of shown) tracker.add(one)
  return { _tag: 'Done', output: { invalid, waiting: bodyOf(tracker.waiting().slice(0, mostTracked)) } }
}

/** The first of them, as many as a page can send while it ends. */
const bodyOf = (events: readonly TrackingEvent[]): string | null => {
  if (events.length === 0) return null
  const written = Schema.encodeSync(collectEvents.body)({ events }).events.map((event) => JSON.stringify(event))
  let bytes = 0
  const fitting = written.filter((event) => (bytes += new TextEncoder().encode(event).length + 1) < longestLeft - 100)
  return `{"events":[${fitting.join()}]}`
}

/** TRK-04: what a request has done, where this worker tracks. */
export const trackDone = (pipeline: Pipeline, done: NamedTrackingEvent): void => {
  trackers.get(pipeline)?.add(done)
  tagDone(pipeline, done)
}

const trackers = new WeakMap<Pipeline, Tracker>()
