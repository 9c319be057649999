import { useEffect, useRef } from 'react'
import './Refusal.css'

export interface RefusalProps {
  /** What did not happen: "Not added." */
  readonly title: string
  /** Why, and what we kept. */
  readonly children?: React.ReactNode
  /** One button at most: OK. */
  readonly action?: React.ReactNode
  /** `line` and `group` stand beside what was refused; `page` heads a form and stacks its words. */
  readonly place?: 'line' | 'group' | 'page'
  /** Above a form after a failed submit: takes the focus instead of being announced. Change the number to take it again. */
  readonly focusTurn?: number
}

/** Said once at the place where it belongs: by role alert when it appears, or by taking the focus. */
export function Refusal({ title, children, action, place = 'line', focusTurn }: RefusalProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focusTurn !== undefined) ref.current?.focus()
  }, [focusTurn])
  return (
    <div
      ref={ref}
      className="refusal"
      data-place={place}
      {...(focusTurn === undefined ? { role: 'alert' } : { role: 'group', 'aria-label': title, tabIndex: -1 })}
    >
      <p>
        <b>{title}</b> {children}
      </p>
      {action}
    </div>
  )
}
