import type { NamedTrackingEvent } from '../../contracts/content/trackingEvent.ts'
import type { OutcomeOf, Requests } from '../../contracts/requests.ts'
import { eventBatching } from '../../core/domain/configuration/eventBatching.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
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
  return { _tag: 'Done', output: { invalid } }
}

/** TRK-04: what a request has done, where this worker tracks. */
export const trackDone = (pipeline: Pipeline, done: NamedTrackingEvent): void => trackers.get(pipeline)?.add(done)

const trackers = new WeakMap<Pipeline, Tracker>()
