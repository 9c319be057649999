import { useEffect, useEffectEvent, useState } from 'react'

/**
 * CMS-42, PROMO-03: turns by itself, but not while it is under the pointer or has the focus, not in a hidden tab, not
 * for those who ask for less motion, and not after it was stopped.
 */
export const useRotation = (count: number, everyMs: number, onTurn: () => void) => {
  const [isStopped, setStopped] = useState(false)
  const [isPointed, setPointed] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const turn = useEffectEvent(onTurn)
  const canTurn = everyMs > 0 && count > 1
  const isTurning = canTurn && !isStopped && !isPointed && !hasFocus
  useEffect(() => {
    if (!isTurning || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(
      () => {
        if (!document.hidden) turn()
      },
      Math.max(everyMs, fastest),
    )
    return () => clearInterval(timer)
  }, [isTurning, everyMs])
  return {
    canTurn,
    isStopped,
    isTurning,
    toggle: () => setStopped(!isStopped),
    handlers: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocus(true),
      onBlur: () => setFocus(false),
    },
  }
}

/** ms; faster than this nobody can read. */
const fastest = 1000
