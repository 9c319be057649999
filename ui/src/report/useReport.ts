import { useEffect, useState } from 'react'
import { useStorefront } from '../bridge/StorefrontContext.ts'
import type { useRecorder } from '../bridge/useRecorder.ts'

export type Report =
  | { readonly state: 'writing' | 'failed' }
  | { readonly state: 'written'; readonly text: string; readonly logId: string; readonly entries: number }

/** The log of this browser as a file's text, cut down to what the schemas allow. A worker that dies over it is followed by one that writes it again. */
export const useReport = (opened: ReturnType<typeof useRecorder>): Report => {
  const { onStart } = useStorefront()
  useEffect(() => onStart(opened.reopen), [onStart, opened.reopen])
  const [report, setReport] = useState<Report>({ state: 'writing' })
  const recorder = opened.state === 'open' ? opened.recorder : null
  useEffect(() => {
    if (recorder === null) return
    let isWanted = true
    Promise.all([recorder.export(), recorder.head()]).then(
      ([text, { logId, first, seq }]) =>
        isWanted && setReport({ state: 'written', text, logId, entries: seq - first + 1 }),
      () => isWanted && setReport({ state: 'failed' }),
    )
    return () => {
      isWanted = false
    }
  }, [recorder])
  return opened.state === 'closed' ? { state: 'failed' } : report
}
