import { useEffect, useState } from 'react'
import type { RecorderCalls } from './useRecordedLog.ts'

/** Seqs that match the filter; null = there is no filter. `world` changes whenever the log has. */
export const useFound = (recorder: RecorderCalls, world: string, filter: string): readonly number[] | null => {
  const [found, setFound] = useState<{ readonly filter: string; readonly seqs: readonly number[] } | null>(null)
  const wish = filter.trim()
  useEffect(() => {
    if (wish === '') return
    let isWanted = true
    recorder.find(wish).then(
      (seqs) => isWanted && setFound({ filter: wish, seqs }),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [recorder, world, wish])
  return wish === '' ? null : (found?.seqs ?? null)
}
