import { useEffect, useRef } from 'react'
import './Refusal.css'

export interface RefusalProps {
  /** What was not done: "Not added." */
  readonly title: string
  /** Why, and what we kept. */
  readonly children?: React.ReactNode
  /** One button at most: OK. */
  readonly action?: React.ReactNode
  /** `line` and `group` are shown next to what was refused; `page` is at the top of a form, with its texts stacked. */
  readonly place?: 'line' | 'group' | 'page'
  /**
   * Above a form after a failed submit: takes the focus instead of being announced. Change the number to take it again.
   */
  readonly focusTurn?: number | undefined
}

/** A refusal next to what it is about, announced once: by role alert when it appears, or by taking the focus. */
export const Refusal = ({ title, children, action, place = 'line', focusTurn }: RefusalProps) => {
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
