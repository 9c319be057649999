import { useEffect, useRef } from 'react'
import type { CheckoutStep } from '../../../contracts/views/checkoutView.ts'

/** A new step begins at its top, with the focus on its heading. The first one leaves the focus where the page put it. */
export const useStepFocus = (step: CheckoutStep | undefined) => {
  const place = useRef<HTMLDivElement>(null)
  const last = useRef<CheckoutStep | undefined>(undefined)
  useEffect(() => {
    const hasMoved = last.current !== undefined && last.current !== step
    last.current = step
    if (!hasMoved) return
    scrollTo({ top: 0, behavior: 'instant' })
    place.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [step])
  return place
}
