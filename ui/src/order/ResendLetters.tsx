import type { GuestProof, PlacedOrder } from '../../../contracts/views/orderView.ts'
import { useRequest } from '../bridge/useRequest.ts'
import { Button } from '../components/basic/Button.tsx'
import { Refusal } from '../components/basic/Refusal.tsx'
import { StateLine } from '../components/basic/StateLine.tsx'
import { errorText } from '../copy/errorText.ts'
import { useCopy } from '../copy/useCopy.ts'

interface ResendLettersProps {
  readonly order: Pick<PlacedOrder, 'orderNumber' | 'tracking'>
  readonly proof: GuestProof
}

/** ORD-19: one press sends the confirmation again, with the emails of the parcels that have left. */
export const ResendLetters = ({ order: { orderNumber, tracking }, proof }: ResendLettersProps) => {
  const t = useCopy('purchase')
  const errors = useCopy('errors')
  const { request, isPending, outcome } = useRequest<'resendOrderEmail'>()
  const parcels = tracking.filter(({ trackingNumber }) => trackingNumber !== undefined).length
  return (
    <div>
      <Button
        isPending={isPending}
        onPress={() => void request('resendOrderEmail', { orderId: orderNumber, ...proof })}
      >
        {t.resendLetters()}
      </Button>
      <div role="status">
        {outcome?._tag === 'Done' && (
          <StateLine state="good">{t.lettersResent({ count: parcels, email: outcome.output })}</StateLine>
        )}
      </div>
      {outcome !== null && outcome._tag !== 'Done' && (
        <Refusal title={t.notResent()}>
          {outcome._tag !== 'Refused'
            ? t.noAnswer()
            : outcome.errorId === 'ORD409'
              ? t.resendCancelled()
              : errorText(errors, outcome.errorId, outcome.message)}
        </Refusal>
      )}
    </div>
  )
}
