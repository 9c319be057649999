import { releaseProxy } from 'comlink'
import type { Remote } from 'comlink'
import { useCallback, useEffect, useState } from 'react'
import type { Recorder } from '../../../contracts/recorder.ts'
import { useStorefront } from './StorefrontContext.ts'

/**
 * The developer's interface. The remote is inside an object because React would call it: a Comlink proxy is a function.
 */
export type OpenRecorder =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly recorder: Remote<Recorder> }
  | { readonly state: 'closed' }

/**
 * Opens the recorder for as long as the page is shown, and releases it with the page. `reopen` after the worker died.
 */
export const useRecorder = (): OpenRecorder & { readonly reopen: () => void } => {
  const storefront = useStorefront()
  const [turn, setTurn] = useState(0)
  const [held, setHeld] = useState<OpenRecorder>({ state: 'opening' })
  useEffect(() => {
    let wanted = true
    let opened: Remote<Recorder> | null = null
    const receive = (recorder: Remote<Recorder>): void => {
      if (!wanted) return recorder[releaseProxy]()
      opened = recorder
      setHeld({ state: 'open', recorder })
    }
    storefront.openRecorder().then(receive, () => wanted && setHeld({ state: 'closed' }))
    return () => {
      wanted = false
      opened?.[releaseProxy]()
    }
  }, [storefront, turn])
  const reopen = useCallback(() => {
    setHeld({ state: 'opening' })
    setTurn((count) => count + 1)
  }, [])
  return { ...held, reopen }
}
