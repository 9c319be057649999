import { useEffect, useState } from 'react'
import type { RecorderCalls } from './useRecordedLog.ts'

/** Seqs that match the filter; null = there is no filter. `world` changes whenever the log has. */
export const useFound = (recorder: RecorderCalls, world: string, filter: string): readonly number[] | null => {
  const [found, setFound] = useState<{ readonly filter: string; readonly seqs: readonly number[] } | null>(null)
  const change = filter.trim()
  useEffect(() => {
    if (change === '') return
    let isWanted = true
    recorder.find(change).then(
      (seqs) => isWanted && setFound({ filter: change, seqs }),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [recorder, world, change])
  return change === '' ? null : (found?.seqs ?? null)
}
