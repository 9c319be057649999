import { toFields } from '../../core/domain/fields/fields.ts'

/** One entry. Never contains a body, a query value, a token or an error's message, which may quote any of them. */
export type LogEntry = {
  readonly event: 'request' | 'failure' | 'start' | 'stop' | 'diagnostic' | 'letter' | 'process'
  readonly correlationId?: string
  /** OPS-30: the number of the process, where several serve. */
  readonly process?: number
  readonly method?: string
  /** The pattern, not the path. */
  readonly route?: string
  readonly status?: number
  readonly ms?: number
  readonly errorId?: string
  readonly replayed?: true
  readonly error?: unknown
  /**
   * From a diagnostic that a page has sent (`contracts/diagnosticsUpload.ts`), limited to our own names there. `at` =
   * by the device's clock, epoch ms. From a letter (OPS-08): `kind` = what came of it, `about` = its id, `reason` = the
   * mail server's code and the step at which it came, never its words, which may quote an address. From a process of
   * several: `kind` = what it does now, `about` = its id in the operating system.
   */
  readonly app?: string
  readonly site?: string
  readonly kind?: string
  readonly about?: string
  readonly reason?: string
  readonly at?: number
  readonly times?: number
}

export type Log = (entry: LogEntry) => void

/** One JSON line per entry on standard output. */
export const logToStdout: Log = ({ error, ...entry }) => {
  const line = {
    time: new Date().toISOString(),
    ...entry,
    ...(error === undefined ? {} : { error: whereItFailed(error) }),
  }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

/** One JSON line per entry, with the number of the process. */
export const logOfProcess =
  (process: number): Log =>
  (entry) =>
    logToStdout({ process, ...entry })

export const silentLog: Log = () => undefined

const whereItFailed = (error: unknown): object => {
  if (!(error instanceof Error)) return { name: typeof error }
  const { code, constraint } = toFields(error)
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { name: error.name, code, constraint, at: frames.slice(0, 8).map((frame) => frame.trim()) }
}
