import { formatCardNumber } from '../../../core/domain/payment/cardNumber.ts'
import { formatExpiry } from '../../../core/domain/payment/cardExpiry.ts'
import { useCopy } from '../copy/useCopy.ts'
import { cardBrandName } from './cardBrandName.ts'
import { CardInput } from './CardInput.tsx'
import type { CardEntryForm } from './useCardEntry.ts'
import { useCardText } from './useCardText.ts'

/** PAY-18: written as it is printed on the card; the brand is said as soon as the digits say it. */
export function CardFields({ card, holder }: { readonly card: CardEntryForm; readonly holder: string }) {
  const t = useCopy('checkout')
  const { label, error, idOf } = useCardText(card)
  const field = (name: keyof CardEntryForm['inputs']) => ({
    id: idOf(name),
    label: label[name],
    error: error(name),
    inputRef: card.inputs[name],
  })
  return (
    <>
      <p className="meta">{t.cardDetail()}</p>
      <CardInput
        {...field('number')}
        autoComplete="cc-number"
        maxLength={24}
        format={formatCardNumber}
        aside={card.brand === 'unknown' ? null : cardBrandName(card.brand, t.cardWord())}
        onType={(typed) => {
          card.typeNumber(typed)
          card.forgive('number')
        }}
      />
      <div className="form-half">
        <CardInput
          {...field('expiry')}
          autoComplete="cc-exp"
          maxLength={12}
          placeholder={t.expiryPlaceholder()}
          {...(card.kept ? { initial: card.kept.expiry } : {})}
          format={formatExpiry}
          onType={() => card.forgive('expiry')}
        />
      </div>
      <div className="form-half">
        <CardInput
          {...field('securityCode')}
          autoComplete="cc-csc"
          maxLength={4}
          onType={() => card.forgive('securityCode')}
        />
      </div>
      <CardInput
        {...field('holder')}
        autoComplete="cc-name"
        maxLength={100}
        isText
        initial={card.kept?.holder ?? holder}
        onType={() => card.forgive('holder')}
      />
    </>
  )
}
