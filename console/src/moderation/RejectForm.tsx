import { useEffect, useRef, useState } from 'react'
import { TextEntry } from '../fields/TextEntry.tsx'
import { PressButton } from '../parts/PressButton.tsx'
import { Refused } from '../parts/Refused.tsx'
import { commonReasons } from './moderationText.ts'

type Props = {
  /** Shoppers see it now. */
  readonly isShown: boolean
  readonly onReject: (reason: string) => Promise<void>
  readonly onKeep: () => void
}

/** Why, for the audit trail. It takes the focus; Escape closes it and nothing else. */
export const RejectForm = ({ isShown, onReject, onKeep }: Props) => {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const reject = async (): Promise<void> => {
    setMissing(reason.trim() === '')
    if (reason.trim() !== '') await onReject(reason.trim())
  }
  return (
    <form
      ref={form}
      className="item-part"
      aria-label={isShown ? 'Take off the page' : 'Reject'}
      onSubmit={(event) => {
        event.preventDefault()
        void reject()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onKeep()
      }}
    >
      {isMissing && <Refused message="Write why it is rejected." />}
      <TextEntry label="Why" value={reason} onChange={setReason} maxLength={500} />
      <div className="item-reasons">
        {commonReasons.map((common) => (
          <PressButton key={common} kind="second" onPress={() => setReason(common)}>
            {common}
          </PressButton>
        ))}
      </div>
      <p className="item-soft">
        The author is not told.{' '}
        {isShown ? 'It can be put back.' : 'It is deleted in thirty days; until then this can be undone.'}
      </p>
      <div className="peek-actions">
        <PressButton kind="danger" isSubmit>
          {isShown ? 'Take off for this reason' : 'Reject for this reason'}
        </PressButton>
        <PressButton kind="quiet" onPress={onKeep}>
          {isShown ? 'Leave it there' : 'Do not reject'}
        </PressButton>
      </div>
    </form>
  )
}
