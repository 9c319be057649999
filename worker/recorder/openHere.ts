import type { HealthView } from '../../contracts/views/workerViews.ts'
import type { RunningCore } from '../bridge/startCore.ts'
import type { Diagnostics } from '../bridge/diagnostics.ts'
import type { Environment } from '../environment.ts'
import { logOrigin } from './logOrigin.ts'
import { openRecorder } from './recorder.ts'

type Here = Pick<Environment, 'clock' | 'browser'> &
  Pick<RunningCore, 'log' | 'logId' | 'locale' | 'onGrowth'> & {
    readonly health: () => HealthView
    readonly diagnostics: () => Promise<Diagnostics>
  }

/** The recorder of this worker's log. */
export const openHere = ({ log, logId, locale, onGrowth, clock, browser, health, diagnostics }: Here) =>
  openRecorder({
    log,
    logId,
    clock,
    onGrowth,
    about: async () => logOrigin(locale, health(), browser, await (await diagnostics()).noted()),
    fetch: fetch.bind(globalThis),
  })
