import { formatCardNumber, formatExpiry } from '../../../core/domain/payment/card.ts'
import { FormPart } from '../components/form/Form.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { CardInput } from './CardInput.tsx'
import { cardBrandName } from './paymentNames.ts'
import { useCardText } from './useCardEntry.ts'
import type { CardEntryForm } from './useCardEntry.ts'

/** PAY-18: written as on the card; the brand is named as soon as the digits determine it. */
export const CardFields = ({ card, holder }: { readonly card: CardEntryForm; readonly holder: string }) => {
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
      <FormPart width="half">
        <CardInput
          {...field('expiry')}
          autoComplete="cc-exp"
          maxLength={12}
          placeholder={t.expiryPlaceholder()}
          initial={card.kept?.expiry}
          format={formatExpiry}
          onType={() => card.forgive('expiry')}
        />
      </FormPart>
      <FormPart width="half">
        <CardInput
          {...field('securityCode')}
          autoComplete="cc-csc"
          maxLength={4}
          onType={() => card.forgive('securityCode')}
        />
      </FormPart>
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
