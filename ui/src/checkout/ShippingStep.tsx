import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { locales } from '../../../core/domain/locale/locales.ts'
import { collectorRules } from '../../../core/domain/shipping/collector.ts'
import { SignInOffer } from '../account/SignInOffer.tsx'
import { placeInCheckout } from '../cart/refusalPlace.ts'
import { RefusalRow } from '../cart/RefusalRow.tsx'
import { useAsk } from '../cart/useAsk.ts'
import { useRejectionWords } from '../cart/useRejectionWords.ts'
import { Button } from '../components/Button.tsx'
import { FormRefusal } from '../components/FormRefusal.tsx'
import { Refusal } from '../components/Refusal.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useShopPath } from '../locale/useShopPath.ts'
import { addressToKeep } from '../address/addressToKeep.ts'
import { AddressFields } from '../address/AddressFields.tsx'
import { SavedAddressesPlace } from '../address/SavedAddressesPlace.tsx'
import { CollectorFields } from '../delivery/CollectorFields.tsx'
import { Deliveries } from '../delivery/Deliveries.tsx'
import type { StepProps } from './StepProps.ts'
import { useAddressForm } from '../address/useAddressForm.ts'
import { useAddressWords } from '../address/useAddressWords.ts'
import { useCountries } from '../address/useCountries.ts'
import { useKept } from '../address/useKept.ts'
import { useDeliveryDesk } from '../delivery/useDeliveryDesk.ts'
import { useEstimate } from './useEstimate.ts'

export function ShippingStep({ cart, checkout }: StepProps) {
  const t = useCopy('checkout')
  const shopPath = useShopPath()
  const locale = useShopLocale()
  const ask = useAsk()
  const words = useRejectionWords()
  const countries = useCountries()
  const collected = checkout.needsAddress || checkout.digitalOnly ? [] : checkout.methods.filter(({ selected }) => selected).map(({ code }) => code)
  const asksCollector = collected.length > 0
  const form = useAddressForm(useKept('shipping'), checkout.shipping, countries, locales[locale].country, (rules) => (asksCollector ? collectorRules(locale, collected) : rules))
  const { failing } = useAddressWords(form, 'shipping')
  const estimate = useEstimate(form, cart)
  const [turn, setTurn] = useState(0)
  const [refused, setRefused] = useState<string | null>(null)
  const desk = useDeliveryDesk()
  useEffect(() => {
    // The fields above the choice come and go with it: what was pressed stays in sight.
    document.activeElement?.closest('.choice')?.scrollIntoView({ block: 'center' })
  }, [checkout.needsAddress])
  const submit = async () => {
    setRefused(null)
    if (!desk.isReady()) return
    const address = checkout.needsAddress || asksCollector ? form.submit() : addressToKeep(checkout.shipping)
    if (address === null) return setTurn((so) => so + 1)
    const rejection = await ask({ _tag: 'SubmitShipping', address })
    if (rejection) setRefused(words(rejection))
  }
  return (
    <form
      className="checkout-form"
      noValidate
      onBlur={checkout.needsAddress ? estimate : undefined}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {turn > 0 && (checkout.needsAddress || asksCollector) && <FormRefusal fields={failing} focusTurn={turn} />}
      {cart.refusals.filter((refusal) => placeInCheckout(refusal, 'shipping') === 'step').map((refusal) => <RefusalRow key={refusal.refusalId} refusal={refusal} />)}
      <h1 className="heading" tabIndex={-1}>
        {checkout.needsAddress ? t.whereTo() : t.howTravel()}
      </h1>
      <SignInOffer />
      {checkout.needsAddress && (
        <>
          <SavedAddressesPlace form={form} countries={countries} onFilled={estimate}>
            <AddressFields form={form} countries={countries} section="shipping" hasContact />
          </SavedAddressesPlace>
          <h2 className="heading">{t.howTravel()}</h2>
        </>
      )}
      {cart.currency !== null && <Deliveries cart={cart} checkout={checkout} currency={cart.currency} desk={desk} />}
      {asksCollector && <CollectorFields form={form} countries={countries} />}
      {refused !== null && <Refusal title={t.notContinued()}>{refused}</Refusal>}
      <div className="checkout-next">
        <Link className="link" to={shopPath('/cart')}>
          {t.backToCart()}
        </Link>
        <Button kind="primary" type="submit">
          {t.continueToBilling()}
        </Button>
      </div>
    </form>
  )
}
