import './Peek.css'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { PressButton } from './PressButton.tsx'
import { Sign } from './Sign.tsx'

type Props = { readonly title: string; readonly onClose: () => void; readonly children: ReactNode }

/** What is open beside the list. It takes the focus when it opens; Escape closes it. */
export const Peek = ({ title, onClose, children }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [title])
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
