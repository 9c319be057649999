import { useId, useState } from 'react'
import type { CartView } from '../../../contracts/views/cartView.ts'
import { locales, siteOfCountry } from '../../../core/domain/locale/locales.ts'
import { postalCodeAsTyped } from '../../../core/domain/address/postalCode.ts'
import { validateAddress } from '../../../core/domain/address/validateAddress.ts'
import { announce } from '../components/basic/announce.ts'
import { Button } from '../components/basic/Button.tsx'
import { Disclosure } from '../components/overlay/Disclosure.tsx'
import { TextField } from '../components/form/TextField.tsx'
import { useAddressRules } from '../address/useAddressRules.ts'
import { useCountries } from '../address/useCountries.ts'
import { labelInSentence } from '../copy/labelInSentence.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { PlainForm } from '../components/basic/PlainForm.tsx'
import { SelectField } from '../components/form/SelectField.tsx'
import { placeInCart } from './parts/refusalPlace.ts'
import { RefusalRow } from './parts/RefusalRow.tsx'
import { useCommand } from '../bridge/core/useCommand.ts'
import { useRejectionText } from '../copy/useRejectionText.ts'
import './ShippingEstimate.css'

/** SHIP-17: a country and a postal code price shipping and tax before checkout; the totals show the answer. */
export const ShippingEstimate = ({ cart }: { readonly cart: CartView }) => {
  const t = useCopy('cart')
  const checkout = useCopy('checkout')
  const locale = useShopLocale()
  const send = useCommand()
  const words = useRejectionText()
  const fieldId = useId()
  const countries = useCountries()
  const [country, setCountry] = useState(cart.estimate?.country ?? locales[locale].country)
  const [postalCode, setPostalCode] = useState(cart.estimate?.postalCode ?? '')
  const [refused, setRefused] = useState<string | undefined>()
  const rules = useAddressRules(country)
  const site = siteOfCountry(country)
  const refuse = (sentence: string) => {
    setRefused(sentence)
    announce(sentence, 'assertive')
    document.getElementById(fieldId)?.focus()
  }
  const estimate = async () => {
    const failure = validateAddress({ postalCode, country }, rules, []).find(({ field }) => field === 'postalCode')
    if (failure)
      return refuse(
        failure.rule === 'required'
          ? checkout.fieldMissing({ field: 'postalCode', label: labelInSentence(t.postalCode({ country }), locale) })
          : checkout.postalCodeShape({ country }),
      )
    const rejection = await send({ _tag: 'EstimateShipping', postalCode, country })
    if (rejection) refuse(words(rejection))
  }
  return (
    <Disclosure title={cart.estimate ? t.estimateAgain() : t.estimateTitle()} level={3}>
      <PlainForm className="shipping-estimate" onSubmit={estimate}>
        {countries.length > 1 && (
          <SelectField
            label={t.country()}
            options={countries.map(({ code, name }) => ({ value: code, name }))}
            value={country}
            onChange={setCountry}
            autoComplete="shipping country"
          />
        )}
        <TextField
          id={fieldId}
          label={t.postalCode({ country })}
          help={t.estimateDetail({ country })}
          error={refused}
          autoComplete="shipping postal-code"
          {...(site === 'NA' && country === 'US' ? { inputMode: 'numeric' as const } : {})}
          value={postalCode}
          onChange={(typed) => {
            setPostalCode(postalCodeAsTyped(typed))
            setRefused(undefined)
          }}
        />
        <Button type="submit">{t.estimate()}</Button>
        {cart.refusals
          .filter((refusal) => placeInCart(refusal, cart) === 'estimate')
          .map((refusal) => (
            <RefusalRow key={refusal.refusalId} refusal={refusal} />
          ))}
      </PlainForm>
    </Disclosure>
  )
}
