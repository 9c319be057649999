import { useEffect, useRef, useState } from 'react'
import type { RecordedLook, WhatIfLook } from '../../../contracts/recorder.ts'
import type { RecorderCalls } from './useRecordedLog.ts'

/** A commit, and the same moment in the world without the commands that are switched off. */
export type Look = { readonly truth: RecordedLook; readonly without: WhatIfLook | null }

/**
 * Follows the playhead: while one commit is being loaded, only the newest position is remembered, so sliding requests
 * no more than it shows. `world` changes whenever the opened log, or what is switched off, does.
 */
export const useLook = (recorder: RecorderCalls, world: string, seq: number | null): Look | null => {
  const [held, setHeld] = useState<{ readonly world: string; readonly look: Look } | null>(null)
  const wanted = useRef({ world, seq })
  const isBusy = useRef(false)

  useEffect(() => {
    wanted.current = { world, seq }
    const follow = async (): Promise<void> => {
      isBusy.current = true
      for (let shown: unknown = null; shown !== wanted.current;) {
        const place = wanted.current
        shown = place
        if (place.seq === null) continue
        const [truth, without] = await Promise.all([recorder.look(place.seq), recorder.lookWithout(place.seq)])
        if (truth !== null && place.world === wanted.current.world)
          setHeld({ world: place.world, look: { truth, without } })
      }
    }
    if (!isBusy.current) {
      follow()
        .catch(() => undefined)
        .finally(() => {
          isBusy.current = false
        })
    }
  }, [recorder, world, seq])

  return held?.world === world ? held.look : null
}
