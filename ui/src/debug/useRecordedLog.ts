import { workerCallback } from '../bridge/workerCallback.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { NotedDiagnostic } from '../../../contracts/diagnostics.ts'
import type { Recorder } from '../../../contracts/recorder.ts'
import { answered } from './answered.ts'
import { namedReport, sentReport } from '../report/sentReport.ts'
import { emptyTimeline, withAdvance } from './timeline/timeline.ts'
import type { Timeline } from './timeline/timeline.ts'

/** The recorder as the page sees it: plain functions, each a call to the worker. */
export type RecorderCalls = Pick<Recorder, keyof Recorder>

/** The opened log. `file` = the name of the file it came from; null = this shop's own. */
export type LoadedLog = {
  readonly logId: string
  readonly timeline: Timeline
  readonly file: string | null
  readonly turn: number
  readonly diagnostics: readonly NotedDiagnostic[]
  /** REC-07: what the shopper wrote, when it is a report. */
  readonly description: string | null
}

/**
 * `line` null: the browser could not read it at all, a folder for example. OPR-42: `report` = the shop did not give it
 * out, so that there is nothing to read.
 */
type ImportProblem = { readonly file: string; readonly line: number | 'report' | null; readonly reason: string }

export type RecordedLog = {
  readonly log: LoadedLog | null
  /** Commits read so far and in all, while a long log is being read. */
  readonly progress: { readonly read: number; readonly of: number } | null
  readonly problem: ImportProblem | null
  /** The worker has not answered: it may be dead. */
  readonly isLost: boolean
  openFile(file: File): Promise<void>
  backToOwn(): Promise<void>
  forgetProblem(): void
}

const importPatienceMs = 600_000

export const useRecordedLog = (recorder: RecorderCalls): RecordedLog => {
  const [log, setLog] = useState<LoadedLog | null>(null)
  const [progress, setProgress] = useState<RecordedLog['progress']>(null)
  const [problem, setProblem] = useState<ImportProblem | null>(null)
  const [isLost, setLost] = useState(false)
  const turn = useRef(0)
  const held = useRef<LoadedLog | null>(null)

  /** Reads until everything is read; what has been read stays when the log grows. */
  const readOn = useCallback(
    async (mine: number, from: LoadedLog): Promise<void> => {
      try {
        let { timeline } = from
        for (let isComplete = false; !isComplete;) {
          const advance = await answered(recorder.advance())
          if (mine !== turn.current) return
          timeline = withAdvance(timeline, advance)
          isComplete = advance.isComplete
          if (!isComplete && held.current === null)
            setProgress({ read: timeline.count, of: (await answered(recorder.head())).seq })
        }
        held.current = { ...from, timeline }
        setProgress(null)
        setLog(held.current)
      } catch {
        if (mine === turn.current) setLost(true)
      }
    },
    [recorder],
  )

  const load = useCallback(
    async (file: string | null): Promise<void> => {
      turn.current += 1
      const mine = turn.current
      held.current = null
      const loaded = await answered(Promise.all([recorder.head(), recorder.diagnostics()])).catch(() => null)
      if (mine !== turn.current) return
      if (loaded === null) return setLost(true)
      const [head, diagnostics] = loaded
      const { logId, first, description } = head
      await readOn(mine, { logId, timeline: emptyTimeline(first), file, turn: mine, diagnostics, description })
    },
    [recorder, readOn],
  )

  const openText = useCallback(
    async (name: string, text: string): Promise<void> => {
      const opened = await answered(recorder.import(text), importPatienceMs).catch(() => null)
      if (opened === null) return setLost(true)
      if (opened._tag === 'Unreadable') return setProblem({ file: name, line: opened.line, reason: opened.reason })
      setProblem(null)
      await load(name)
    },
    [recorder, load],
  )

  const openNamed = useCallback(async (): Promise<void> => {
    const reference = namedReport(location.search)
    if (reference === null) return
    const mine = turn.current
    const text = await sentReport(reference)
    if (mine !== turn.current) return
    if (text === null) setProblem({ file: reference, line: 'report', reason: '' })
    else await openText(reference, text)
  }, [openText])

  useEffect(() => {
    let reading = load(null).then(openNamed)
    const onHead = (): void => {
      reading = reading.then(() =>
        held.current !== null && held.current.file === null ? readOn(turn.current, held.current) : undefined,
      )
    }
    void answered(recorder.follow(workerCallback(onHead))).catch(() => setLost(true))
    return () => {
      turn.current += 1
      void recorder.unfollow()
    }
  }, [recorder, load, readOn, openNamed])

  const openFile = async (file: File): Promise<void> => {
    const { name } = file
    const text = await file.text().catch(() => null)
    if (text === null) return setProblem({ file: name, line: null, reason: '' })
    await openText(name, text)
  }

  const backToOwn = async (): Promise<void> => {
    await answered(recorder.close()).catch(() => setLost(true))
    await load(null)
  }

  return { log, progress, problem, isLost, openFile, backToOwn, forgetProblem: () => setProblem(null) }
}
