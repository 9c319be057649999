import './Peek.css'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { PressButton } from './PressButton.tsx'
import { Sign } from './Sign.tsx'

type Props = {
  readonly title: string
  /** What has become of it: when that changes, what was pressed may be gone, so the focus goes to the title again. */
  readonly version?: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** What is open beside the list. It takes the focus when it opens and gives it back; Escape closes it. */
export const Peek = ({ title, version, onClose, children }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => returnFocus(document.activeElement), [])
  useEffect(() => heading.current?.focus(), [title, version])
  return (
    <section
      className="peek"
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <header className="peek-head">
        <h2 className="peek-title" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <PressButton kind="quiet" name="Close" onPress={onClose}>
          <Sign name="close" />
        </PressButton>
      </header>
      {children}
    </section>
  )
}

/** To what led here; to the screen, if that is gone; to nothing, if the focus is somewhere else already. */
const returnFocus = (from: Element | null) => () => {
  if (document.activeElement !== document.body) return
  const isThere = from instanceof HTMLElement && from !== document.body && from.isConnected
  const to = isThere ? from : document.getElementById('main')
  to?.focus()
}
