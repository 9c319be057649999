import { useEffect, useRef, useState } from 'react'
import { Button } from '../components/Button.tsx'

interface AskFirstProps {
  readonly question: string
  readonly yes: string
  readonly no: string
  readonly isPending: boolean
  readonly onYes: () => void
  /** What stands there while nothing is asked; the last button of it asks. */
  readonly children: (ask: () => void) => React.ReactNode
}

/** What cannot be taken back asks first, in the place of its buttons; the focus goes to the question, and back when it is answered with no. */
export function AskFirst({ question, yes, no, isPending, onYes, children }: AskFirstProps) {
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
