import type { DialCode } from '../../../core/domain/phone/dialCodes.ts'
import { AddressPhone } from '../address/AddressPhone.tsx'
import { AddressNames, AddressText } from '../address/AddressText.tsx'
import type { AddressForm } from '../address/useAddressForm.ts'
import { useCopy } from '../copy/useCopy.ts'

/**
 * SHIP-21: who collects goods that are not delivered to the shopper; fields that the locale does not require may stay
 * empty.
 */
export const CollectorFields = ({
  form,
  countries,
}: {
  readonly form: AddressForm
  readonly countries: readonly DialCode[]
}) => {
  const t = useCopy('checkout')
  const isOptional = Object.values(form.rules.fields).every(({ required }) => !required)
  const text = { form, section: 'shipping' } as const
  return (
    <>
      <h2 className="heading">{t.whoCollects()}</h2>
      <p className="meta">{isOptional ? `${t.whoCollectsDetail()} ${t.optionalFields()}` : t.whoCollectsDetail()}</p>
      <AddressText {...text} field="email" type="email" autoComplete="email" />
      <AddressNames {...text} />
      <AddressPhone {...text} countries={countries} />
    </>
  )
}
