import { useEffect, useRef } from 'react'
import type { LoyaltyVouchers } from '../../../contracts/api/entities/consumer.ts'
import type { Currency } from '../../../contracts/api/wire.ts'
import type { PartPaymentView } from '../../../contracts/views/checkoutView.ts'
import { formatMoney } from '../../../core/domain/money/formatMoney.ts'
import { useCommand } from '../bridge/core/useCommand.ts'
import { useQuery } from '../bridge/core/useQuery.ts'
import { Button } from '../components/basic/Button.tsx'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'

export interface VoucherChoiceProps {
  readonly vouchers: LoyaltyVouchers
  readonly currency: Currency | null
  readonly onChoose: () => void
}

/** LOY-08: one press, one voucher. */
export const VoucherChoice = ({
  vouchers: { currentLoyaltyPoints, applicableLoyaltyVouchers: vouchers },
  currency,
  onChoose,
}: VoucherChoiceProps) => {
  const t = useCopy('reward')
  const locale = useShopLocale()
  const send = useCommand()
  const use = async (voucher: (typeof vouchers)[number]) => {
    if ((await send({ _tag: 'ApplyReward', voucher })) === null) onChoose()
  }
  return (
    <>
      <p>
        {t.balance({ points: currentLoyaltyPoints })} {vouchers.length === 0 && t.none()}
      </p>
      <ul className="part-payments">
        {currency !== null &&
          vouchers.map((voucher) => {
            const { points, amountInCurrency } = voucher
            const amount = formatMoney(amountInCurrency, currency, locale)
            return (
              <OfferedPart
                key={points}
                name={amount}
                detail={t.forPoints({ points })}
                act={t.use({ amount })}
                actNamed={t.useNamed({ amount, points })}
                onUse={() => void use(voucher)}
              />
            )
          })}
      </ul>
    </>
  )
}

interface RewardCardsProps {
  readonly currency: Currency
  /** What already pays is not offered again. */
  readonly partPayments: readonly PartPaymentView[]
  /** The server refused a reward: its balance is not what was shown. */
  readonly refusalId: string | undefined
  readonly onChoose: () => void
}

/** LOY-10, ACC-30: the account's reward cards with a balance. Without an answer there are none to choose. */
export const RewardCards = ({ currency, partPayments, refusalId, onChoose }: RewardCardsProps) => {
  const t = useCopy('reward')
  const locale = useShopLocale()
  const send = useCommand()
  const kept = useQuery({ name: 'rewards', ask: { payment_method_id: 'REWARD_CARD' } }, { noted: 'sideLookup' })
  useAfterRefusal(refusalId, kept.again)
  if (kept.state !== 'answered') return null
  const paying = partPayments.flatMap(({ method, last4 }) => (method === 'REWARD_CARD' ? [last4] : []))
  const cards = kept.answer.payment_instruments.map(({ paymentInstrumentId: id, giftCard, amount = 0 }) => ({
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

/** Balances are asked for again when the server refused what they had offered. */
export const useAfterRefusal = (refusalId: string | undefined, again: () => void): void => {
  const known = useRef(refusalId)
  useEffect(() => {
    if (refusalId !== undefined && refusalId !== known.current) again()
    known.current = refusalId
  }, [refusalId, again])
}

interface OfferedPartProps {
  readonly name: string
  /** Its balance, or its reduction. */
  readonly detail: string
  readonly act: string
  /** The action, with what it is about. */
  readonly actNamed: string
  readonly onUse: () => void
}

/** LOY-08, LOY-10: something that could pay a part of the order, one press away. */
const OfferedPart = ({ name, detail, act, actNamed, onUse }: OfferedPartProps) => (
  <li className="held-card">
    <span>
      <b>{name}</b> <span className="meta">{detail}</span>
    </span>
    <Button aria-label={actNamed} onPress={onUse}>
      {act}
    </Button>
  </li>
)
