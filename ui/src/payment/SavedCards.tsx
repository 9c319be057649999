import { ChoiceList } from '../components/ChoiceList.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { cardBrandName } from './cardBrandName.ts'
import { expiryOf } from './expiryOf.ts'
import type { SavedCardChoice } from './useSavedCard.ts'

/** ACC-30: the account's cards, and another one to be typed. */
export function SavedCards({ saved }: { readonly saved: SavedCardChoice }) {
  const t = useCopy('checkout')
  return (
    <ChoiceList
      label={t.savedCards()}
      value={saved.card?.paymentInstrumentId ?? another}
      onChange={(id) => saved.choose(id === another ? null : id)}
      choices={[
        ...saved.cards.flatMap(({ paymentInstrumentId, card }) =>
          card
            ? [
                {
                  value: paymentInstrumentId,
                  name: t.cardEnding({ brand: cardBrandName(card.brand, t.cardWord()), last4: card.last4 }),
                  detail: t.cardExpires({ expiry: expiryOf(card) }),
                },
              ]
            : [],
        ),
        { value: another, name: t.anotherCard() },
      ]}
    />
  )
}

const another = 'another'
