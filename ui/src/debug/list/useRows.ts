import { useEffect, useRef, useState } from 'react'
import type { RecordedRow } from '../../../../contracts/recorder.ts'
import type { RecorderCalls } from '../useRecordedLog.ts'

/** This many rows are remembered; the list shows about fifty at a time. */
const mostHeld = 2_000

/** The texts of the visible rows, requested as they become visible. A text that is not here yet is undefined. */
export const useRows = (
  recorder: RecorderCalls,
  logName: string,
  seqs: readonly number[],
): ((seq: number) => RecordedRow | undefined) => {
  const [held, setHeld] = useState<{ readonly logName: string; readonly rows: ReadonlyMap<number, RecordedRow> }>({
    logName,
    rows: new Map(),
  })
  const rows = held.logName === logName ? held.rows : none
  const latest = useRef({ logName, rows })
  latest.current = { logName, rows }
  const missing = seqs.filter((seq) => !rows.has(seq)).join(' ')

  useEffect(() => {
    if (missing === '') return
    let isWanted = true
    const receive = (more: readonly RecordedRow[]): void => {
      const { logName: name, rows: known } = latest.current
      if (!isWanted || name !== logName) return
      const next = new Map([...known].slice(-mostHeld))
      for (const row of more) next.set(row.seq, row)
      setHeld({ logName, rows: next })
    }
    recorder.rows(missing.split(' ').map(Number)).then(receive, () => undefined)
    return () => {
      isWanted = false
    }
  }, [recorder, logName, missing])

  return (seq) => rows.get(seq)
}

const none: ReadonlyMap<number, RecordedRow> = new Map()
