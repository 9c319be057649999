import type { CheckoutView } from '../../../contracts/views/checkoutView.ts'
import { useSignedIn } from '../account/useSignedIn.ts'
import { Button } from '../components/Button.tsx'
import { CheckboxField } from '../components/CheckboxField.tsx'
import { Refusal } from '../components/Refusal.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { cardBrandName } from './cardBrandName.ts'
import { CardFields } from './CardFields.tsx'
import { HeldCard } from './HeldCard.tsx'
import { SavedCards } from './SavedCards.tsx'
import type { CardEntryForm } from './useCardEntry.ts'
import type { SavedCardChoice } from './useSavedCard.ts'

export interface CardGroupProps {
  readonly checkout: CheckoutView
  readonly entry: CardEntryForm
  /** A card the shop or the worker has is used unless the shopper asks for another one. */
  readonly isTyping: boolean
  readonly onType: (isTyping: boolean) => void
  readonly saved: SavedCardChoice
}

/** What is asked stands still: until it is known whether the account has cards, neither they nor the fields of a new one are shown. */
export function CardGroup({ checkout, entry, isTyping, onType, saved }: CardGroupProps) {
  const t = useCopy('checkout')
  const signedIn = useSignedIn()
  const { card, shipping } = checkout
  const usable = card !== null && card.state !== 'lost' ? card : null
  return (
    <>
      {card?.state === 'lost' && (
        <Refusal title={t.cardEnding({ brand: cardBrandName(card.face.brand, t.cardWord()), last4: card.face.last4 })}>
          {t.cardLost()}
        </Refusal>
      )}
      {usable !== null && !isTyping && !saved.isWaiting && saved.card === null && (
        <HeldCard face={usable.face} onReplace={() => onType(true)} />
      )}
      {saved.isWaiting && <Skeleton height="10rem" />}
      {saved.cards.length > 0 && <SavedCards saved={saved} />}
      {isTyping && (
        <CardFields card={entry} holder={[shipping.firstName, shipping.lastName].filter(Boolean).join(' ')} />
      )}
      {isTyping && signedIn && (
        <CheckboxField isSelected={saved.keeps} onChange={saved.setKeeps}>
          {t.keepCard()}
        </CheckboxField>
      )}
      {usable !== null && isTyping && (
        <p className="form-more">
          <Button kind="link" onPress={() => onType(false)}>
            {t.keepThisCard({ brand: cardBrandName(usable.face.brand, t.cardWord()), last4: usable.face.last4 })}
          </Button>
        </p>
      )}
    </>
  )
}
