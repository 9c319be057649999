import { useState } from 'react'
import {
  publishItem,
  readModeratedItem,
  rejectItem,
  undoDecision,
} from '../../../contracts/api/operator/moderationApi.ts'
import type { ModeratedItem, ModeratedKind, ShopAnswer } from '../../../contracts/api/operator/moderatedItem.ts'
import { callApi } from '../api/callApi.ts'
import { useAnswer } from '../api/useAnswer.ts'
import { useOutcome } from '../api/useOutcome.ts'
import type { Settle } from '../api/useOutcome.ts'
import { Peek } from '../parts/Peek.tsx'
import { PressButton } from '../parts/PressButton.tsx'
import { Refused } from '../parts/Refused.tsx'
import { Toned } from '../parts/Toned.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { Decisions, ItemDetails } from './ItemDetails.tsx'
import { stateOf, titleOf, undoText } from './moderationText.ts'
import { RejectForm } from './RejectForm.tsx'

type Props = {
  readonly kind: ModeratedKind
  readonly id: string
  readonly onClose: () => void
  readonly onChanged: () => void
  /** Absent: there is no other in the list. */
  readonly onNext?: () => void
}

/** OPR-12, OPR-13: one item, and what can be decided about it now. */
export const ItemPanel = ({ kind, id, onClose, onChanged, onNext }: Props) => {
  const params = { kind, itemId: id }
  const { body: item, failure, reloaded } = useAnswer(readModeratedItem, { params })
  const [isRejecting, setRejecting] = useState(false)
  const outcome = useOutcome(reloaded, onChanged)
  const { notice } = outcome
  const settle: Settle = async (answer, done) => {
    await outcome.settle(answer, done)
    setRejecting(false)
  }
  const publish = async ({ revision, reports }: ModeratedItem, answer?: ShopAnswer): Promise<void> =>
    settle(
      await callApi(publishItem, { params, body: { revision, ...(answer ? { answer } : {}) } }),
      reports > 0 ? 'It stays. Its reports are answered.' : 'Published.',
    )
  const reject = async ({ revision }: ModeratedItem, reason: string): Promise<void> =>
    settle(await callApi(rejectItem, { params, body: { revision, reason } }), 'Rejected. Nobody is written to.')
  const undo = async ({ revision }: ModeratedItem): Promise<void> =>
    settle(await callApi(undoDecision, { params, body: { revision } }), 'Undone.')
  return (
    <Peek
      title={item ? titleOf(item) : 'Moderation'}
      onClose={onClose}
      {...(item ? { version: String(item.revision) } : {})}
    >
      {failure && <Refused message={failure.message} />}
      {notice?.fault && <Refused message={notice.text} />}
      {item && (
        <>
          <div>
            <Toned {...stateOf(item)} />
            <p role="status">{notice?.fault === false ? notice.text : ''}</p>
          </div>
          {needsAnswer(item) && item.state === 'waiting' && (
            <AnswerForm key={item.revision} item={item} onAnswer={async (answer) => publish(item, answer)} />
          )}
          <div className="peek-actions">
            {canPublish(item) && (
              <PressButton kind={item.state === 'rejected' ? 'second' : 'primary'} onPress={async () => publish(item)}>
                {item.state === 'published' ? 'Keep it' : 'Publish'}
              </PressButton>
            )}
            {item.state !== 'rejected' && !isRejecting && (
              <PressButton kind="danger" onPress={() => setRejecting(true)}>
                {item.state === 'published' ? 'Take off the page' : 'Reject'}
              </PressButton>
            )}
            {item.canUndo && (
              <PressButton kind="second" onPress={async () => undo(item)}>
                {undoText(item)}
              </PressButton>
            )}
            {onNext && (
              <PressButton kind={notice?.fault === false ? 'primary' : 'second'} onPress={onNext}>
                Next
              </PressButton>
            )}
          </div>
          {isRejecting && (
            <RejectForm
              isShown={item.state === 'published'}
              onReject={async (reason) => reject(item, reason)}
              onKeep={() => setRejecting(false)}
            />
          )}
          <ItemDetails item={item} />
          <Decisions item={item} />
        </>
      )}
    </Peek>
  )
}

/** A question is published by its answer. */
const needsAnswer = ({ kind, state, answer }: ModeratedItem): boolean =>
  kind === 'questions' && (state === 'waiting' || answer === undefined)

const canPublish = (item: ModeratedItem): boolean =>
  !needsAnswer(item) && (item.state !== 'published' || item.reports > 0)
