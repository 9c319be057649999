import { useState } from 'react'
import type { PaymentInstrument } from '../../../contracts/api/paymentInstrument.ts'
import type { CardFace } from '../../../contracts/commands/cardFace.ts'

/** ACC-30: the account's card that is chosen to pay, or whether the one that is typed is to be kept. */
export const useSavedCard = () => {
  const [card, choose] = useState<PaymentInstrument | null>(null)
  const [keeps, setKeeps] = useState(false)
  return {
    card,
    keeps,
    choose,
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
