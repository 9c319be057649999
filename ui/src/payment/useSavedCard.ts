import { useState } from 'react'
import type { PaymentInstrument } from '../../../contracts/api/entities/paymentInstrument.ts'
import type { CardFace } from '../../../contracts/commands/cardFace.ts'
import { isExpired } from '../../../core/domain/payment/card.ts'
import { mainCardOf } from '../../../core/domain/payment/savedCards.ts'
import { useKnownServerDay } from '../account/signUp/useServerDay.ts'
import { useQuery } from '../bridge/core/useQuery.ts'

/**
 * ACC-30, ACC-32: the account's valid cards, and whether to save the typed one. The main card is preselected. Requested
 * while `isAsked`; without an answer there are none.
 */
export const useSavedCard = (isAsked: boolean) => {
  const today = useKnownServerDay()
  const asked = useQuery(isAsked ? { name: 'cards', ask: {} } : null, { noted: 'sideLookup' })
  const all = isAsked && asked.state === 'answered' ? asked.answer.payment_instruments : []
  const cards = all.filter(
    ({ card }) => card && (today === null || !isExpired({ month: card.expiryMonth, year: card.expiryYear }, today)),
  )
  const [chosenId, chooseId] = useState<string | null>()
  const [keeps, setKeeps] = useState(false)
  const chosen = cards.find(({ paymentInstrumentId }) => paymentInstrumentId === chosenId)
  const card: PaymentInstrument | null = (chosenId === undefined ? (mainCardOf(cards) ?? cards[0]) : chosen) ?? null
  return {
    /** Whether there are any is not known yet. */
    isWaiting: isAsked && asked.state === 'pending',
    cards,
    /** The one that pays; null = another one is typed. */
    card,
    keeps,
    /** By its id; null = another one is typed. */
    choose: (id: string | null): void => chooseId(id),
    setKeeps,
    /** What is sent of the chosen card: what may be shown, and its name. */
    sent: (): { readonly card: CardFace; readonly savedCardId: string } | null => {
      if (!card?.card) return null
      const { main: _main, ...face } = card.card
      return { card: face, savedCardId: card.paymentInstrumentId }
    },
  }
}

export type SavedCardChoice = ReturnType<typeof useSavedCard>
