import { useState } from 'react'
import type { ModeratedItem, ShopAnswer } from '../../../contracts/api/operator/moderatedItem.ts'
import { useSession } from '../api/session.ts'
import { LongEntry } from '../fields/LongEntry.tsx'
import { TextEntry } from '../fields/TextEntry.tsx'
import { PressButton } from '../parts/PressButton.tsx'
import { Refused } from '../parts/Refused.tsx'

type Props = { readonly item: ModeratedItem; readonly onAnswer: (answer: ShopAnswer) => Promise<void> }

/** CAT-23: the answer with which a question is published. An answer that was taken back is there to be mended. */
export const AnswerForm = ({ item, onAnswer }: Props) => {
  const session = useSession()
  const operator = session._tag === 'Open' ? session.session.operator.name : ''
  const [text, setText] = useState(item.answer?.text ?? '')
  const [by, setBy] = useState(item.answer?.by ?? operator)
  const [isMissing, setMissing] = useState(false)
  const answer = async (): Promise<void> => {
    const isComplete = text.trim() !== '' && by.trim() !== ''
    setMissing(!isComplete)
    if (isComplete) await onAnswer({ text: text.trim(), by: by.trim() })
  }
  return (
    <form
      aria-label="Answer"
      onSubmit={(event) => {
        event.preventDefault()
        void answer()
      }}
      onKeyDown={(event) => {
        // What is written is not lost to a key.
        if (event.key === 'Escape' && text.trim() !== '') event.stopPropagation()
      }}
    >
      <blockquote className="item-words" lang={item.language}>
        {item.text}
      </blockquote>
      {isMissing && <Refused message="Write an answer, and who gives it." />}
      <LongEntry label="Answer" value={text} onChange={setText} maxLength={2_000} />
      <TextEntry label="Answered by, as shoppers see it" value={by} onChange={setBy} maxLength={80} />
      <div className="peek-actions">
        <PressButton kind="primary" isSubmit>
          Answer and publish
        </PressButton>
      </div>
      <p className="item-soft">Whoever asked gets a letter.</p>
    </form>
  )
}
