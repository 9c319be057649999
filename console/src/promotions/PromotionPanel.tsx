import {
  changePromotion,
  readPromotion,
  undoPromotionChange,
} from '../../../contracts/api/operator/operatorPromotionsApi.ts'
import type { OpenedPromotion, PromotionTerms } from '../../../contracts/api/operator/operatorPromotionsApi.ts'
import { callApi } from '../api/callApi.ts'
import { useAnswer } from '../api/useAnswer.ts'
import { useOutcome } from '../api/useOutcome.ts'
import { History } from '../parts/History.tsx'
import { Peek } from '../parts/Peek.tsx'
import { PressButton } from '../parts/PressButton.tsx'
import { Refused } from '../parts/Refused.tsx'
import { Toned } from '../parts/Toned.tsx'
import { PromotionForm } from './PromotionForm.tsx'
import { benefitText, changeTexts, stateOf, timeOf, usesText } from './promotionText.ts'

type Props = { readonly code: string; readonly onClose: () => void; readonly onChanged: () => void }
type Act = 'end' | 'bringBack' | 'remove'

const done: Readonly<Record<Act, string>> = {
  end: 'Ended. Nobody can use it any more.',
  bringBack: 'It can be used again, without an end.',
  remove: 'Removed. There is no such code any more.',
}

/** OPR-55, OPR-57: one coupon: how often it was used, changing, ending, bringing back, removing, and undoing. */
export const PromotionPanel = ({ code, onClose, onChanged }: Props) => {
  const params = { code }
  const { body: promotion, failure, reloaded } = useAnswer(readPromotion, { params })
  const { notice, settle } = useOutcome(reloaded, onChanged)
  const change = async (now: OpenedPromotion, wanted: PromotionTerms | Act): Promise<void> =>
    settle(
      await callApi(changePromotion, { params, body: { seen: now, wanted } }),
      typeof wanted === 'string' ? done[wanted] : 'Saved.',
    )
  const undo = async (changeId: string): Promise<void> =>
    settle(await callApi(undoPromotionChange, { params, body: { changeId } }), 'Undone.')
  const latest = promotion?.changes[0]
  return (
    <Peek title={code} onClose={onClose} {...(promotion ? { version: `${promotion.state} ${latest?.id}` } : {})}>
      {failure && <Refused message={failure.message} />}
      {notice?.fault && <Refused message={notice.text} />}
      {promotion && (
        <>
          <div>
            <Toned {...stateOf[promotion.state]} />
            <p role="status">{notice?.fault === false ? notice.text : ''}</p>
          </div>
          <p>
            {benefitText(promotion)}. Used in {usesText(promotion.uses)}. {timeOf(promotion)}.
          </p>
          <div className="peek-actions">
            {promotion.canUndo && latest && (
              <PressButton kind="second" onPress={async () => undo(latest.id)}>
                Undo last change
              </PressButton>
            )}
            <Acts promotion={promotion} onAct={async (act) => change(promotion, act)} />
          </div>
          {promotion.uses > 0 && (
            <p className="peek-line">
              Orders have used it, so it keeps its code and what it takes off. Carts that have it follow a change at
              once, and nobody orders at a price that they have not seen.
            </p>
          )}
          {promotion.state !== 'removed' && (
            <PromotionForm
              key={JSON.stringify(promotion)}
              name="Terms"
              now={promotion}
              isUsed={promotion.uses > 0}
              press="Save"
              onSave={async (_code, terms) => change(promotion, terms)}
            />
          )}
          <History changes={promotion.changes} sentencesOf={changeTexts} />
        </>
      )}
    </Peek>
  )
}

type ActsProps = { readonly promotion: OpenedPromotion; readonly onAct: (act: Act) => Promise<void> }

const Acts = ({ promotion: { state, uses }, onAct }: ActsProps) => (
  <>
    {(state === 'active' || state === 'coming') && (
      <PressButton kind="danger" onPress={async () => onAct('end')}>
        End now
      </PressButton>
    )}
    {state === 'over' && (
      <PressButton kind="second" onPress={async () => onAct('bringBack')}>
        Bring back
      </PressButton>
    )}
    {state !== 'removed' && uses === 0 && (
      <PressButton kind="danger" onPress={async () => onAct('remove')}>
        Remove
      </PressButton>
    )}
  </>
)
