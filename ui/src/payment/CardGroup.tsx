import type { CardFace } from '../../../contracts/commands/cardFace.ts'
import type { CheckoutView } from '../../../contracts/views/checkoutView.ts'
import { useSignedIn } from '../bridge/core/useSignedIn.ts'
import { Button } from '../components/basic/Button.tsx'
import { CheckboxField } from '../components/form/CheckboxField.tsx'
import { ChoiceList } from '../components/form/ChoiceList.tsx'
import { FormMore } from '../components/form/Form.tsx'
import { Refusal } from '../components/basic/Refusal.tsx'
import { Skeleton } from '../components/basic/Skeleton.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { cardBrandName, expiryOf } from './paymentNames.ts'
import { CardFields } from './CardFields.tsx'
import type { CardEntryForm } from './useCardEntry.ts'
import type { SavedCardChoice } from './useSavedCard.ts'

export interface CardGroupProps {
  readonly checkout: CheckoutView
  readonly entry: CardEntryForm
  /** A card that the server or the worker has is used unless the shopper asks for another one. */
  readonly isTyping: boolean
  readonly onType: (isTyping: boolean) => void
  readonly saved: SavedCardChoice
}

/**
 * Fields must not jump: until it is known whether the account has cards, neither they nor the fields of a new one are
 * shown.
 */
export const CardGroup = ({ checkout, entry, isTyping, onType, saved }: CardGroupProps) => {
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
        <>
          <p className="meta">{t.cardDetail()}</p>
          <CardFields card={entry} holder={[shipping.firstName, shipping.lastName].filter(Boolean).join(' ')} />
        </>
      )}
      {isTyping && signedIn && (
        <CheckboxField isSelected={saved.keeps} onChange={saved.setKeeps}>
          {t.keepCard()}
        </CheckboxField>
      )}
      {usable !== null && isTyping && (
        <FormMore>
          <Button kind="link" onPress={() => onType(false)}>
            {t.keepThisCard({ brand: cardBrandName(usable.face.brand, t.cardWord()), last4: usable.face.last4 })}
          </Button>
        </FormMore>
      )}
    </>
  )
}

/** "Visa ending 4242", and a way to another one. */
const HeldCard = ({ face, onReplace }: { readonly face: Omit<CardFace, 'bin'>; readonly onReplace: () => void }) => {
  const t = useCopy('checkout')
  return (
    <div className="held-card">
      <div>
        <b>{t.cardEnding({ brand: cardBrandName(face.brand, t.cardWord()), last4: face.last4 })}</b>
        <p className="meta figures">{t.cardExpires({ expiry: expiryOf(face) })}</p>
      </div>
      <Button kind="link" onPress={onReplace}>
        {t.useAnotherCard()}
      </Button>
    </div>
  )
}

/** ACC-30: the account's cards, and typing another one. */
const SavedCards = ({ saved }: { readonly saved: SavedCardChoice }) => {
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
