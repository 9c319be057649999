import { useEffect, useState } from 'react'
import { Link } from '../components/basic/Link.tsx'
import type { CartView } from '../../../contracts/views/cartView.ts'
import type { RefusalView } from '../../../contracts/views/lineView.ts'
import { locales } from '../../../core/domain/locale/locales.ts'
import { collectorRules } from '../../../core/domain/shipping/collector.ts'
import { SignInOffer } from '../account/signIn/SignInOffer.tsx'
import { AddressFields } from '../address/AddressFields.tsx'
import { AddressSkeleton } from '../address/AddressSkeleton.tsx'
import type { SavedAddressesProps } from '../address/SavedAddresses.tsx'
import { useAddressForm } from '../address/useAddressForm.ts'
import type { AddressForm } from '../address/useAddressForm.ts'
import { useAddressText } from '../address/useAddressText.ts'
import { useCountries } from '../address/useCountries.ts'
import { addressToKeep, useKept } from '../address/useKept.ts'
import { useCommand } from '../bridge/core/useCommand.ts'
import { useSignedIn } from '../bridge/core/useSignedIn.ts'
import { useView } from '../bridge/core/useView.ts'
import { placeInCheckout } from '../cart/parts/refusalPlace.ts'
import { RefusalRow } from '../cart/parts/RefusalRow.tsx'
import { Button } from '../components/basic/Button.tsx'
import { Refusal } from '../components/basic/Refusal.tsx'
import { FormRefusal } from '../components/check/FormRefusal.tsx'
import { Form, FormFoot } from '../components/form/Form.tsx'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useRejectionText } from '../copy/useRejectionText.ts'
import { useShopPath } from '../copy/useShopPath.ts'
import { CollectorFields } from '../delivery/CollectorFields.tsx'
import { Deliveries } from '../delivery/Deliveries.tsx'
import { shipmentsOf } from '../delivery/shipmentsOf.ts'
import { endsAtPlace, useDeliveryChoice } from '../delivery/useDeliveryChoice.ts'
import { lazyPart } from '../loading/lazyPart.tsx'
import type { StepProps } from './StepProps.ts'

export const ShippingStep = ({ cart, checkout }: StepProps) => {
  const t = useCopy('checkout')
  const shopPath = useShopPath()
  const locale = useShopLocale()
  const send = useCommand()
  const words = useRejectionText()
  const countries = useCountries()
  const choice = useDeliveryChoice()
  const shipments = shipmentsOf(cart, checkout).map(({ shippingId, selected, lines }) => ({
    code: choice.opened[shippingId] ?? selected?.code ?? '',
    lines,
  }))
  // CHK-11: no address is asked for as soon as a store is to be chosen for everything that would need one.
  const needsAddress =
    checkout.needsAddress &&
    (shipments.length === 0 ||
      shipments.some(({ code, lines }) =>
        lines.some(({ isCustoms, isDigital }) => isCustoms || (!isDigital && !endsAtPlace(code))),
      ))
  const collected = needsAddress || checkout.digitalOnly ? [] : shipments.map(({ code }) => code).filter(Boolean)
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
  useEffect(() => {
    // The fields above the choice appear and disappear with it, so the pressed choice is kept in view.
    document.activeElement?.closest('.choice')?.scrollIntoView({ block: 'center' })
  }, [needsAddress])
  const submit = async () => {
    setRefused(null)
    if (!choice.isReady()) return
    const address = needsAddress || asksCollector ? form.submit() : addressToKeep(checkout.shipping)
    if (address === null) return setTurn((so) => so + 1)
    for (const { refusalId } of ofAddress) await send({ _tag: 'DismissRefusal', refusalId })
    const rejection = await send({ _tag: 'SubmitShipping', address })
    if (rejection) setRefused(words(rejection))
  }
  return (
    <Form onBlur={needsAddress ? estimate : undefined} onSubmit={submit}>
      <ShippingRefusals refusals={refusals} failing={needsAddress || asksCollector ? failing : []} turn={turn} />
      <h1 className="heading" tabIndex={-1}>
        {needsAddress ? t.whereTo() : t.howTravel()}
      </h1>
      <SignInOffer />
      {needsAddress && (
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
      <FormFoot
        back={
          <Link className="link" to={shopPath('/cart')}>
            {t.backToCart()}
          </Link>
        }
      >
        <Button kind="primary" type="submit">
          {t.continueToBilling()}
        </Button>
      </FormFoot>
    </Form>
  )
}

interface ShippingRefusalsProps {
  /** What the server refused in this step. */
  readonly refusals: readonly RefusalView[]
  /** The invalid fields that are marked. */
  readonly failing: readonly { readonly id: string; readonly name: string }[]
  /** How often the form itself refused to be submitted. */
  readonly turn: number
}

/**
 * ERR-17: one notice for the address, though the server may refuse it twice: for shipping and for billing. It names the
 * marked fields.
 */
const ShippingRefusals = ({ refusals, failing, turn }: ShippingRefusalsProps) => {
  const cart = useCopy('cart')
  const [address, ...alike] = refusals.filter(({ what }) => what === 'address')
  const isListed = failing.length > 0 && (turn > 0 || address !== undefined)
  return (
    <>
      {isListed && (
        <FormRefusal
          fields={failing}
          title={address && cart.refusedAddress()}
          focusTurn={turn > 0 ? turn : undefined}
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

/**
 * As soon as a complete postal code has been left, shipping and tax are priced, so that the total is known before the
 * step is done.
 */
const useEstimate = (form: AddressForm, cart: CartView) => {
  const send = useCommand()
  const isOnline = useView('connection')?.online ?? true
  return (): void => {
    const { postalCode = '', province = '' } = form.entry
    const known = cart.estimate
    const isKnown =
      known?.postalCode === postalCode.trim() && known.country === form.country && (known.province ?? '') === province
    if (!isOnline || isKnown || postalCode.trim() === '' || form.isFailing('postalCode')) return
    void send({
      _tag: 'EstimateShipping',
      postalCode: postalCode.trim(),
      country: form.country,
      ...(province === '' ? {} : { province }),
    })
  }
}

/** Only for signed-in shoppers: everybody else gets the form at once. */
const LazySavedAddresses = (props: SavedAddressesProps) => {
  const signedIn = useSignedIn()
  if (!signedIn) return props.children
  return <SavedAddresses {...props} />
}

const SavedAddresses = lazyPart(() => import('../address/SavedAddresses.tsx'), 'SavedAddresses', {
  fallback: AddressSkeleton,
  otherwise: ({ children }) => children,
})
