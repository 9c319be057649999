import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import type { RefusalView } from '../../../contracts/views/lineView.ts'
import { locales } from '../../../core/domain/locale/locales.ts'
import { collectorRules } from '../../../core/domain/shipping/collector.ts'
import { SignInOffer } from '../account/SignInOffer.tsx'
import { placeInCheckout } from '../cart/refusalPlace.ts'
import { RefusalRow } from '../cart/RefusalRow.tsx'
import { useCommand } from '../bridge/useCommand.ts'
import { useRejectionText } from '../cart/useRejectionText.ts'
import { Button } from '../components/Button.tsx'
import { FormRefusal } from '../components/FormRefusal.tsx'
import { Refusal } from '../components/Refusal.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useShopPath } from '../locale/useShopPath.ts'
import { addressToKeep } from '../address/addressToKeep.ts'
import { AddressFields } from '../address/AddressFields.tsx'
import { LazySavedAddresses } from '../address/LazySavedAddresses.tsx'
import { CollectorFields } from '../delivery/CollectorFields.tsx'
import { Deliveries } from '../delivery/Deliveries.tsx'
import type { StepProps } from './StepProps.ts'
import { useAddressForm } from '../address/useAddressForm.ts'
import { useAddressText } from '../address/useAddressText.ts'
import { useCountries } from '../address/useCountries.ts'
import { useKept } from '../address/useKept.ts'
import { useDeliveryChoice } from '../delivery/useDeliveryChoice.ts'
import { useEstimate } from './useEstimate.ts'

export function ShippingStep({ cart, checkout }: StepProps) {
  const t = useCopy('checkout')
  const shopPath = useShopPath()
  const locale = useShopLocale()
  const send = useCommand()
  const words = useRejectionText()
  const countries = useCountries()
  const collected =
    checkout.needsAddress || checkout.digitalOnly
      ? []
      : checkout.methods.filter(({ selected }) => selected).map(({ code }) => code)
  const asksCollector = collected.length > 0
  const refusals = cart.refusals.filter((refusal) => placeInCheckout(refusal, 'shipping') === 'step')
  const ofAddress = refusals.filter(({ what }) => what === 'address')
  const form = useAddressForm(
    useKept('shipping'),
    checkout.shipping,
    countries,
    locales[locale].country,
    ofAddress[0] ?? null,
    (rules) => (asksCollector ? collectorRules(locale, collected) : rules),
  )
  const { failing } = useAddressText(form, 'shipping')
  const estimate = useEstimate(form, cart)
  const [turn, setTurn] = useState(0)
  const [refused, setRefused] = useState<string | null>(null)
  const choice = useDeliveryChoice()
  useEffect(() => {
    // The fields above the choice come and go with it: what was pressed stays in sight.
    document.activeElement?.closest('.choice')?.scrollIntoView({ block: 'center' })
  }, [checkout.needsAddress])
  const submit = async () => {
    setRefused(null)
    if (!choice.isReady()) return
    const address = checkout.needsAddress || asksCollector ? form.submit() : addressToKeep(checkout.shipping)
    if (address === null) return setTurn((so) => so + 1)
    for (const { refusalId } of ofAddress) await send({ _tag: 'DismissRefusal', refusalId })
    const rejection = await send({ _tag: 'SubmitShipping', address })
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
      <ShippingRefusals
        refusals={refusals}
        failing={checkout.needsAddress || asksCollector ? failing : []}
        turn={turn}
      />
      <h1 className="heading" tabIndex={-1}>
        {checkout.needsAddress ? t.whereTo() : t.howTravel()}
      </h1>
      <SignInOffer />
      {checkout.needsAddress && (
        <>
          <LazySavedAddresses form={form} countries={countries} onFilled={estimate}>
            <AddressFields form={form} countries={countries} section="shipping" hasContact />
          </LazySavedAddresses>
          <h2 className="heading">{t.howTravel()}</h2>
        </>
      )}
      {cart.currency !== null && (
        <Deliveries cart={cart} checkout={checkout} currency={cart.currency} choice={choice} />
      )}
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

interface ShippingRefusalsProps {
  /** What the server refused of this step. */
  readonly refusals: readonly RefusalView[]
  /** The fields that do not pass and are marked. */
  readonly failing: readonly { readonly id: string; readonly name: string }[]
  /** How many times the form itself refused to be submitted. */
  readonly turn: number
}

/** ERR-17: one notice for the address, though the server may refuse it twice: to ship to, and to send the bill to. It names the fields that are marked. */
function ShippingRefusals({ refusals, failing, turn }: ShippingRefusalsProps) {
  const cart = useCopy('cart')
  const [address, ...alike] = refusals.filter(({ what }) => what === 'address')
  const isListed = failing.length > 0 && (turn > 0 || address !== undefined)
  return (
    <>
      {isListed && (
        <FormRefusal
          fields={failing}
          {...(address ? { title: cart.refusedAddress() } : {})}
          {...(turn > 0 ? { focusTurn: turn } : {})}
        />
      )}
      {address && !isListed && <RefusalRow refusal={address} alike={alike} />}
      {refusals
        .filter(({ what }) => what !== 'address')
        .map((refusal) => (
          <RefusalRow key={refusal.refusalId} refusal={refusal} />
        ))}
    </>
  )
}
