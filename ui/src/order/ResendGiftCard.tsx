import type { PlacedOrder } from '../../../contracts/views/orderView.ts'
import { AskFirst } from '../account/AskFirst.tsx'
import { useService } from '../bridge/useService.ts'
import { Button } from '../components/Button.tsx'
import { Refusal } from '../components/Refusal.tsx'
import { StateLine } from '../components/StateLine.tsx'
import { errorText } from '../copy/errorText.ts'
import type { PurchaseCopy } from '../copy/types/purchaseCopy.ts'
import { useCopy } from '../copy/useCopy.ts'

interface ResendGiftCardProps {
  readonly orderId: string
  readonly line: PlacedOrder['lines'][number]
}

/** ORD-10: asks first, for the letter that is sent ends the number and the PIN of the one before. */
export function ResendGiftCard({ orderId, line }: ResendGiftCardProps) {
  const t = useCopy('purchase')
  const errors = useCopy('errors')
  const { request, isPending, outcome } = useService('resendGiftCard')
  const name = t.giftCardOf({ name: line.name, variant: line.variant })
  const why = (errorId: string, message: string): string =>
    ownWords[errorId]?.(t) ?? errorText(errors, errorId, message)
  return (
    <li className="resend-gift-card">
      <b>{name}</b>
      {outcome?._tag === 'Done' ? (
        <div role="status">
          <StateLine state="good">{t.giftCardResent()}</StateLine>
        </div>
      ) : (
        <AskFirst
          question={t.resendQuestion({ count: line.quantity })}
          yes={t.yesResend()}
          no={t.keepLetter()}
          isPending={isPending}
          onYes={() => void request({ orderId, itemId: line.id })}
        >
          {(ask) => (
            <Button onPress={ask} aria-label={t.resendNamed({ name })}>
              {t.resend()}
            </Button>
          )}
        </AskFirst>
      )}
      {outcome?._tag === 'Refused' && <Refusal title={t.notResent()}>{why(outcome.errorId, outcome.message)}</Refusal>}
      {outcome?._tag === 'Unreachable' && <Refusal title={t.notResent()}>{t.noAnswer()}</Refusal>}
    </li>
  )
}

/** What these codes mean here. */
const ownWords: Readonly<Record<string, (t: PurchaseCopy) => string>> = {
  GFO405: (t) => t.giftCardSpent(),
  LIM429: (t) => t.resentTooOften(),
}
