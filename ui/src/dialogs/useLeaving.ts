import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * DLG-02: a dialog is seen closing. Where a dialog is mounted only while it is open, its owner is told after it has
 * disappeared, not before: `Gone` is rendered inside it and reports that.
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
      // Its owner may close it by the address, which changes in a transition: sooner it would open again for a moment.
      startTransition(() => setLeaving(false))
      onClose()
    },
  }
}

export const Gone = ({ onGone }: { readonly onGone: () => void }): null => {
  const tell = useEffectEvent(onGone)
  useEffect(() => () => tell(), [])
  return null
}
