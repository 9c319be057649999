import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * DLG-02: who closes a dialog sees it go. Where a dialog stands there only while it is open, its owner is told when it has gone,
 * not before: `Gone` stands inside it and says so.
 */
export const useLeaving = (onClose: () => void) => {
  const [isLeaving, setLeaving] = useState(false)
  const left = useRef(false)
  return {
    isLeaving,
    leave: (): void => {
      left.current = true
      setLeaving(true)
    },
    onGone: (): void => {
      if (!left.current) return
      left.current = false
      setLeaving(false)
      onClose()
    },
  }
}

export function Gone({ onGone }: { readonly onGone: () => void }): null {
  const tell = useEffectEvent(onGone)
  useEffect(() => () => tell(), [])
  return null
}
