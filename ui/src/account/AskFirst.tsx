import { useEffect, useRef, useState } from 'react'
import { Button } from '../components/basic/Button.tsx'
import './AskFirst.css'

interface AskFirstProps {
  readonly question: string
  readonly yes: string
  readonly no: string
  readonly isPending: boolean
  readonly onYes: () => void
  /** Shown until the question is asked; its last button asks. */
  readonly children: (ask: () => void) => React.ReactNode
}

/**
 * Asks before an act that cannot be undone, in place of its buttons. The focus moves to the question, and back when the
 * answer is no.
 */
export const AskFirst = ({ question, yes, no, isPending, onYes, children }: AskFirstProps) => {
  const [isAsking, setAsking] = useState(false)
  const wasAsked = useRef(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAsking) place.current?.querySelector('button')?.focus()
    else if (wasAsked.current) place.current?.querySelector<HTMLElement>('button:last-of-type')?.focus()
    wasAsked.current = isAsking
  }, [isAsking])
  if (!isAsking)
    return (
      <div ref={place} className="row-actions">
        {children(() => setAsking(true))}
      </div>
    )
  return (
    <div
      ref={place}
      className="row-actions"
      role="group"
      aria-label={question}
      onKeyDown={({ key }) => key === 'Escape' && setAsking(false)}
    >
      <span>{question}</span>
      <Button isPending={isPending} onPress={onYes}>
        {yes}
      </Button>
      <Button kind="quiet" onPress={() => setAsking(false)}>
        {no}
      </Button>
    </div>
  )
}
