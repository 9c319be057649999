import type { Clock } from '../../core/adapters/clock/Clock.ts'
import { writingLogFile } from '../writeLogFile.ts'
import type { LogOrigin } from '../../core/domain/log/readLogFile.ts'
import { runInSlices } from './runInSlices.ts'
import type { OpenedLog } from './openedLog.ts'

/** A log on the table as a file. */
export const writeOpened = (opened: OpenedLog, clock: Clock, about: LogOrigin): Promise<string> =>
  runInSlices(writingLogFile(opened, clock.now(), about), clock)
