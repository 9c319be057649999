import { useEffect, useEffectEvent, useRef } from 'react'
import type { PaymentInstrument } from '../../../contracts/api/paymentInstrument.ts'
import { mainCardOf } from '../../../core/domain/payment/savedCards.ts'
import { isExpired } from '../../../core/domain/payment/cardExpiry.ts'
import { dateOfInstant } from '../../../core/domain/calendar/calendarDate.ts'
import { useSideQuery } from '../bridge/useSideQuery.ts'
import { ChoiceList } from '../components/ChoiceList.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { cardBrandName } from './cardBrandName.ts'
import { expiryOf } from './expiryOf.ts'

export interface SavedCardsProps {
  /** The chosen one's id; null = another card is typed. */
  readonly chosen: string | null
  readonly onChoose: (card: PaymentInstrument | null) => void
  /** Whether somebody has begun to type a card. */
  readonly isTyped: () => boolean
}

/** ACC-30, ACC-32: the account's cards that are still good; the main one is chosen before anybody chooses. */
export function SavedCards({ chosen, onChoose, isTyped }: SavedCardsProps) {
  const t = useCopy('checkout')
  const all = useSideQuery('sideLookup', { name: 'cards', ask: {} })?.payment_instruments ?? []
  const cards = all.filter(({ card }) => card && !isExpired({ month: card.expiryMonth, year: card.expiryYear }, dateOfInstant(Date.now())))
  const main = mainCardOf(cards) ?? cards[0]
  const isOffered = useRef(false)
  const offer = useEffectEvent(() => {
    if (isOffered.current || !main) return
    isOffered.current = true
    if (!isTyped()) onChoose(main)
  })
  useEffect(() => offer(), [main])
  if (cards.length === 0) return null
  return (
    <ChoiceList
      label={t.savedCards()}
      value={chosen ?? another}
      onChange={(id) => onChoose(cards.find(({ paymentInstrumentId }) => paymentInstrumentId === id) ?? null)}
      choices={[
        ...cards.flatMap(({ paymentInstrumentId, card }) =>
          card ? [{ value: paymentInstrumentId, name: t.cardEnding({ brand: cardBrandName(card.brand, t.cardWord()), last4: card.last4 }), detail: t.cardExpires({ expiry: expiryOf(card) }) }] : [],
        ),
        { value: another, name: t.anotherCard() },
      ]}
    />
  )
}

const another = 'another'
