import type { SavedCard } from '../../../contracts/api/entities/paymentInstrument.ts'
import { pickDefault } from '../account/pickDefault.ts'

type Entry = { readonly paymentInstrumentId: string; readonly card?: SavedCard }

/** ACC-32: the card with the main mark. */
export const mainCardOf = <E extends Entry>(instruments: readonly E[]): E | undefined =>
  instruments.find(({ card }) => card?.main === true)

/**
 * ACC-31: of the cards, oldest first, exactly one is the main one: the first one saved, unless another one was
 * requested.
 */
export const withOneMainCard = <E extends { readonly id: string; readonly main: boolean }>(
  cards: readonly E[],
  asked?: string,
): readonly E[] => {
  const main = pickDefault(cards, ({ id }) => id === asked)
  return cards.map((card) => ((card === main) === card.main ? card : { ...card, main: !card.main }))
}

/**
 * PAY-14: what makes two cards of one account the same. The number is not stored (PAY-01), so it is what is shown next
 * to its last digits; another expiry date is a renewed card.
 */
export const cardSameness = ({
  brand,
  last4,
  expiryMonth,
  expiryYear,
}: Pick<SavedCard, 'brand' | 'last4' | 'expiryMonth' | 'expiryYear'>): string =>
  [brand, last4, expiryMonth, expiryYear].join(' ')
