import { useCallback, useEffect, useRef, useState } from 'react'
import type { RecordedCommit, Recorder } from '../../../contracts/storefrontWorker.ts'
import { entriesOf } from './entriesOf.ts'
import type { Entry } from './entriesOf.ts'

/** The recorder as the page sees it: plain functions, each a call to the worker. */
export type RecorderCalls = Pick<Recorder, 'commits' | 'head' | 'stateAt' | 'viewsAt' | 'export' | 'import' | 'close'>

/** The log on the table. `file` = the name of the file it came from; null = this shop's own. */
export type LoadedLog = { readonly logId: string; readonly entries: readonly Entry[]; readonly file: string | null }

export type ImportProblem = { readonly file: string; readonly line: number; readonly reason: string }

export type RecordedLog = {
  readonly log: LoadedLog | null
  readonly problem: ImportProblem | null
  /** The worker has not answered: it may be gone. */
  readonly isLost: boolean
  openFile(name: string, text: string): Promise<void>
  backToOwn(): Promise<void>
  forgetProblem(): void
}

/** So many commits a message: the worker answers other calls in between. */
const page = 500
const patienceMs = 10_000

export const useRecordedLog = (recorder: RecorderCalls): RecordedLog => {
  const [log, setLog] = useState<LoadedLog | null>(null)
  const [problem, setProblem] = useState<ImportProblem | null>(null)
  const [isLost, setLost] = useState(false)
  const turn = useRef(0)

  const load = useCallback(
    async (file: string | null): Promise<void> => {
      turn.current += 1
      const mine = turn.current
      try {
        const { logId, seq } = await answered(recorder.head())
        const commits: RecordedCommit[] = []
        for (let to = seq; to > 0; to -= page) commits.unshift(...(await answered(recorder.commits(to - page + 1, to))))
        if (mine === turn.current) setLog({ logId, entries: entriesOf(commits), file })
      } catch {
        if (mine === turn.current) setLost(true)
      }
    },
    [recorder],
  )

  useEffect(() => {
    void load(null)
    return () => {
      turn.current += 1
    }
  }, [load])

  const openFile = async (name: string, text: string): Promise<void> => {
    const opened = await answered(recorder.import(text)).catch(() => null)
    if (opened === null) return setLost(true)
    if (opened._tag === 'Unreadable') return setProblem({ file: name, line: opened.line, reason: opened.reason })
    setProblem(null)
    await load(name)
  }

  const backToOwn = async (): Promise<void> => {
    await answered(recorder.close()).catch(() => setLost(true))
    await load(null)
  }

  return { log, problem, isLost, openFile, backToOwn, forgetProblem: () => setProblem(null) }
}

/** A call to a worker that is gone never settles. */
const answered = <T>(call: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer')), patienceMs)
    call.then(resolve, reject).finally(() => clearTimeout(timer))
  })
