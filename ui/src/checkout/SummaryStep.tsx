import { Link } from '../components/basic/Link.tsx'
import type { AddressEntry } from '../../../contracts/commands/addressEntry.ts'
import type { CheckoutStep, MethodView } from '../../../contracts/views/checkoutView.ts'
import type { OrderView } from '../../../contracts/views/orderView.ts'
import { formatMoney } from '../../../core/domain/money/formatMoney.ts'
import { digitsOf } from '../../../core/domain/phone/splitPhone.ts'
import { addressLines } from '../address/addressLines.ts'
import { FormGrid } from '../components/form/Form.tsx'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { shipmentsOf, soleMethod } from '../delivery/shipmentsOf.ts'
import { useShopPath } from '../copy/useShopPath.ts'
import { cardBrandName, expiryOf, providerName, usePartName } from '../payment/paymentNames.ts'
import { CheckoutLines } from './CheckoutLines.tsx'
import { CheckoutTotals } from './CheckoutTotals.tsx'
import { PlaceOrder } from './PlaceOrder.tsx'
import type { StepProps } from './StepProps.ts'
import type { usePlaceOrder } from './usePlaceOrder.ts'
import './SummaryStep.css'

export interface SummaryStepProps extends StepProps {
  readonly order: OrderView
  readonly choice: ReturnType<typeof usePlaceOrder>
}

/** Everything to check, then the one button. */
export const SummaryStep = ({ cart, checkout, order, choice }: SummaryStepProps) => {
  const t = useCopy('checkout')
  const locale = useShopLocale()
  const shopPath = useShopPath()
  const method = soleMethod(checkout)
  const { shipping, billing, card, agreement } = checkout
  const nameOf = usePartName()
  const money = (minor: number) => (cart.currency === null ? '' : formatMoney(minor, cart.currency, locale))
  const parts = checkout.partPayments.map((part) =>
    part.amount === null ? nameOf(part) : t.partAmount({ name: nameOf(part), amount: money(part.amount) }),
  )
  const main = agreement
    ? [t.paidBy({ name: providerName(agreement.method) ?? '' })]
    : card === null
      ? [t.methodUnknown()]
      : [
          t.cardEnding({ brand: cardBrandName(card.face.brand, t.cardWord()), last4: card.face.last4 }),
          t.cardExpires({ expiry: expiryOf(card.face) }),
        ]
  const shipments = shipmentsOf(cart, checkout)
  /** The label already names the place, and it is in this country. */
  const placeLines = ({ place, label }: MethodView) =>
    place
      ? [
          addressLines({ ...place, firstName: '', lastName: '' }, locale)
            .slice(0, -1)
            .filter((line) => !label.endsWith(line))
            .join(', '),
        ]
      : []
  const { email = '', firstName = '', lastName = '' } = shipping
  const phone = dialledPhone(shipping)
  const collector =
    checkout.needsAddress || checkout.digitalOnly
      ? []
      : [`${firstName} ${lastName}`.trim(), email, phone].filter(Boolean)
  const billingLines =
    checkout.billingSameAsShipping && checkout.needsAddress ? [t.sameBilling()] : addressLines(billing, locale)
  return (
    <FormGrid>
      <h1 className="heading" tabIndex={-1}>
        {t.checkOrder()}
      </h1>
      <dl className="checked-parts">
        {checkout.needsAddress && (
          <CheckedPart
            name={t.deliverTo()}
            lines={[...addressLines(shipping, locale), email, phone].filter(Boolean)}
            step="shipping"
          />
        )}
        {!checkout.digitalOnly && shipments.length < 2 && (
          <CheckedPart
            name={t.delivery()}
            lines={method ? [method.label, ...placeLines(method), method.deliveryTime] : [t.methodNone()]}
            step="shipping"
          />
        )}
        {shipments.length > 1 &&
          shipments.map(({ shippingId, selected, lines }, place) => (
            <CheckedPart
              key={shippingId}
              name={t.shipmentOf({ index: place + 1, count: shipments.length })}
              lines={[
                selected ? `${selected.label}, ${selected.deliveryTime}` : t.methodNone(),
                ...(selected ? placeLines(selected) : []),
                ...lines.map(({ name }) => name),
              ]}
              step="shipping"
            />
          ))}
        {collector.length > 0 && <CheckedPart name={t.collectedBy()} lines={collector} step="shipping" />}
        <CheckedPart name={t.payment()} lines={checkout.isCovered ? parts : [...parts, ...main]} step="billing" />
        <CheckedPart name={t.billingAddress()} lines={billingLines} step="billing" />
      </dl>
      <div className="only-small checked-lines">
        <CheckoutLines cart={cart} />
        <CheckoutTotals cart={cart} checkout={checkout} />
      </div>
      <PlaceOrder
        cart={cart}
        isCovered={checkout.isCovered}
        isPreparing={checkout.express === 'underWay'}
        order={order}
        choice={choice}
      />
      <p>
        <Link className="link checkout-back" to={shopPath('/checkout?step=billing')}>
          {t.backToBilling()}
        </Link>
      </p>
    </FormGrid>
  )
}

interface CheckedPartProps {
  readonly name: string
  readonly lines: readonly string[]
  /** Where it can be changed. */
  readonly step: CheckoutStep
}

/** One thing to check before paying, with a link to change it. */
const CheckedPart = ({ name, lines, step }: CheckedPartProps) => {
  const t = useCopy('checkout')
  const shopPath = useShopPath()
  return (
    <div className="checked-part">
      <dt className="label">{name}</dt>
      <dd>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </dd>
      <dd>
        <Link className="link" to={shopPath(`/checkout?step=${step}`)} aria-label={t.changeNamed({ name })}>
          {t.change()}
        </Link>
      </dd>
    </div>
  )
}

/**
 * "+33 6 12 34 56 78": the number in the field has lost its trunk zero to the dial code next to it, and is read
 * together with that.
 */
export const dialledPhone = ({ phone = '', phoneCode = '' }: Pick<AddressEntry, 'phone' | 'phoneCode'>): string =>
  (phone === '' || phoneCode === '' ? phone : `+${digitsOf(phoneCode)} ${phone}`).replaceAll(' - ', '-')
