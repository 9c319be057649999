import { useEffect, useRef, useState } from 'react'
import type { Views } from '../../../contracts/views/workerViews.ts'
import type { RecorderCalls } from './useRecordedLog.ts'

/** The state at a commit and before it, and what the shopper saw. */
export type Look = {
  readonly seq: number
  readonly before: unknown
  readonly state: unknown
  readonly views: Pick<Views, 'cart' | 'checkout' | 'order'>
}

/** Follows the playhead: while one look is on its way only the newest place is remembered, so sliding asks no more than it shows. */
export const useLook = (recorder: RecorderCalls, logName: string, seq: number | null): Look | null => {
  const [held, setHeld] = useState<{ readonly logName: string; readonly look: Look } | null>(null)
  const wanted = useRef({ logName, seq })
  const isBusy = useRef(false)

  useEffect(() => {
    wanted.current = { logName, seq }
    const follow = async (): Promise<void> => {
      isBusy.current = true
      for (let shown: unknown = null; shown !== wanted.current; ) {
        const place = wanted.current
        shown = place
        if (place.seq === null) continue
        const at = place.seq
        const [before, state, views] = await Promise.all([recorder.stateAt(at - 1), recorder.stateAt(at), recorder.viewsAt(at)])
        if (place.logName === wanted.current.logName) setHeld({ logName: place.logName, look: { seq: at, before, state, views } })
      }
    }
    if (!isBusy.current) {
      follow()
        .catch(() => undefined)
        .finally(() => {
          isBusy.current = false
        })
    }
  }, [recorder, logName, seq])

  return held?.logName === logName ? held.look : null
}
