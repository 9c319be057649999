import type { Currency } from '../../../contracts/api/wire.ts'
import type { PartPaymentView } from '../../../contracts/views/checkoutView.ts'
import { formatMoney } from '../../../core/domain/money/formatMoney.ts'
import { useSideQuery } from '../bridge/useSideQuery.ts'
import { useCommand } from '../bridge/useCommand.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { OfferedPart } from './OfferedPart.tsx'

export interface RewardCardsProps {
  readonly currency: Currency
  /** What pays already is not offered again. */
  readonly partPayments: readonly PartPaymentView[]
  readonly onChoose: () => void
}

/** LOY-10, ACC-30: the reward cards of the account that have something on them. Without an answer there are none to choose. */
export function RewardCards({ currency, partPayments, onChoose }: RewardCardsProps) {
  const t = useCopy('reward')
  const locale = useShopLocale()
  const send = useCommand()
  const kept = useSideQuery('sideLookup', { name: 'rewards', ask: { payment_method_id: 'REWARD_CARD' } })
  if (kept === null) return null
  const paying = partPayments.flatMap(({ method, last4 }) => (method === 'REWARD_CARD' ? [last4] : []))
  const cards = kept.payment_instruments.map(({ paymentInstrumentId: id, giftCard, amount = 0 }) => ({
    id,
    last4: giftCard?.last4 ?? '',
    amount,
  }))
  const use = async (savedId: string, last4: string) => {
    if ((await send({ _tag: 'AddPartPayment', method: 'REWARD_CARD', savedId, last4 })) === null) onChoose()
  }
  return (
    <ul className="part-payments">
      {cards
        .filter(({ amount, last4 }) => amount > 0 && !paying.includes(last4))
        .map(({ id, last4, amount }) => (
          <OfferedPart
            key={id}
            name={t.cardEnding({ last4 })}
            detail={t.onIt({ amount: formatMoney(amount, currency, locale) })}
            act={t.useCard()}
            actNamed={t.useCardNamed({ last4 })}
            onUse={() => void use(id, last4)}
          />
        ))}
    </ul>
  )
}
