import { securityCodeLength } from '../../../core/domain/payment/cardNumber.ts'
import { useCopy } from '../copy/useCopy.ts'
import type { CardEntryForm } from './useCardEntry.ts'

export type CardField = keyof CardEntryForm['inputs']

/** Labels, sentences and ids of the card's fields. No value of a card is in any of them. */
export const useCardText = (card: CardEntryForm) => {
  const t = useCopy('checkout')
  const validation = useCopy('validation')
  const label: Readonly<Record<CardField, string>> = {
    number: t.cardNumber(),
    expiry: t.cardExpiry(),
    securityCode: t.cardSecurityCode(),
    holder: t.cardName(),
  }
  /** What it is called in a sentence. */
  const name = { ...label, expiry: t.cardExpiryName() }
  const sentences: Readonly<Record<string, () => string>> = {
    cardNumber: validation.cardNumber,
    cardExpiry: t.cardExpiryShape,
    cardExpired: t.cardExpiredWords,
    securityCode: () => t.securityCodeShape({ n: securityCodeLength(card.brand) }),
    name: validation.name,
    maxLength: () => validation.maxLength({ n: 100 }),
  }
  const idOf = (field: string) => `card-${field}`
  return {
    label,
    idOf,
    error: (field: CardField): string | undefined => {
      const rule = card.failures.find((failure) => failure.field === field)?.rule
      if (rule === undefined) return undefined
      return rule === 'required' ? t.fieldMissing({ label: name[field] }) : (sentences[rule] ?? validation.pattern)()
    },
    failing: card.failures.map(({ field }) => ({ id: idOf(field), name: name[field as CardField] })),
  }
}
