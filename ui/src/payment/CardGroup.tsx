import type { CheckoutView } from '../../../contracts/views/checkoutView.ts'
import { Button } from '../components/Button.tsx'
import { Refusal } from '../components/Refusal.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { cardBrandName } from './cardBrandName.ts'
import { CardFields } from './CardFields.tsx'
import { HeldCard } from './HeldCard.tsx'
import type { CardEntryForm } from './useCardEntry.ts'

export interface CardGroupProps {
  readonly checkout: CheckoutView
  readonly entry: CardEntryForm
  /** A card the shop or the worker has is used unless the shopper asks for another one. */
  readonly isTyping: boolean
  readonly onType: (isTyping: boolean) => void
}

export function CardGroup({ checkout, entry, isTyping, onType }: CardGroupProps) {
  const t = useCopy('checkout')
  const { card, shipping } = checkout
  const usable = card !== null && card.state !== 'lost' ? card : null
  return (
    <>
      {card?.state === 'lost' && <Refusal title={t.cardEnding({ brand: cardBrandName(card.face.brand, t.cardWord()), last4: card.face.last4 })}>{t.cardLost()}</Refusal>}
      {usable !== null && !isTyping && <HeldCard face={usable.face} onReplace={() => onType(true)} />}
      {isTyping && <CardFields card={entry} holder={[shipping.firstName, shipping.lastName].filter(Boolean).join(' ')} />}
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
