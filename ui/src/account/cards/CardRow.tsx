import type { Address } from '../../../../contracts/api/address.ts'
import type { SavedCard } from '../../../../contracts/api/paymentInstrument.ts'
import { isExpired } from '../../../../core/domain/payment/cardExpiry.ts'
import { Button } from '../../components/Button.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import { cardBrandName } from '../../payment/cardBrandName.ts'
import { expiryOf } from '../../payment/expiryOf.ts'
import { AskFirst } from '../AskFirst.tsx'
import { ChangeNotice } from '../ChangeNotice.tsx'
import { useKnownServerDay } from '../signUp/useServerDay.ts'
import { useAccountChange } from '../useAccountChange.ts'

interface CardRowProps {
  readonly id: string
  readonly card: SavedCard
  readonly address: Address | undefined
  readonly isMain: boolean
  /** It was done; the sentence tells what. */
  readonly onChanged: (sentence: string) => void
}

/** One saved card by its brand and last digits, and what can be done with it. */
export function CardRow({ id, card, address, isMain, onChanged }: CardRowProps) {
  const t = useCopy('savedCards')
  const checkout = useCopy('checkout')
  const today = useKnownServerDay()
  const { change, isPending, outcome } = useAccountChange()
  const name = checkout.cardEnding({ brand: cardBrandName(card.brand, checkout.cardWord()), last4: card.last4 })
  const isOver = today !== null && isExpired({ month: card.expiryMonth, year: card.expiryYear }, today)
  const ask = async (wanted: Parameters<typeof change>[0], sentence: string) => {
    if ((await change(wanted))._tag === 'Done') onChanged(sentence)
  }
  return (
    <li className="account-row">
      <div>
        {isMain && <span className="label">{t.main()}</span>}
        <b>{name}</b>
        <span className="meta figures">
          {isOver ? t.expired({ expiry: expiryOf(card) }) : checkout.cardExpires({ expiry: expiryOf(card) })}
        </span>
        <span className="meta">{card.holder}</span>
        {address?.addressLine1 !== undefined && (
          <span className="meta">{t.billedTo({ street: address.addressLine1 })}</span>
        )}
      </div>
      <AskFirst
        question={t.removeQuestion({ name })}
        yes={t.yesRemove()}
        no={t.keep()}
        isPending={isPending}
        onYes={() => void ask({ _tag: 'RemoveCard', paymentInstrumentId: id }, t.removed({ name }))}
      >
        {(question) => (
          <>
            {!isMain && (
              <Button
                kind="link"
                isPending={isPending}
                onPress={() => void ask({ _tag: 'MakeCardMain', paymentInstrumentId: id }, t.isMainNow({ name }))}
                aria-label={t.makeMainNamed({ name })}
              >
                {t.makeMain()}
              </Button>
            )}
            <Button kind="link" onPress={question} aria-label={t.removeNamed({ name })}>
              {t.remove()}
            </Button>
          </>
        )}
      </AskFirst>
      <ChangeNotice outcome={outcome} />
    </li>
  )
}
