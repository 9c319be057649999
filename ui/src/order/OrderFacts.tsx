import type { ConfirmedOrder } from '../../../contracts/views/orderView.ts'
import { formatMoney } from '../../../core/domain/money/formatMoney.ts'
import { isPickup } from '../../../core/domain/shipping/shippingMethods.ts'
import { countryName } from '../address/countryName.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { cardBrandName, providerName } from '../payment/paymentNames.ts'
import './OrderFacts.css'

/** Where to, how, paid with what, when. With several shipments the receipt says where and how for each. */
export const OrderFacts = ({
  order,
  placed,
}: {
  readonly order: ConfirmedOrder
  readonly placed: readonly string[]
}) => {
  const t = useCopy('order')
  const locale = useShopLocale()
  const shipment = order.shipments[0]
  const prepaidName = (method: string, last4: string): string | undefined => {
    if (method === 'GIFT_CARD') return t.giftCardEnding({ last4 })
    if (method === 'REWARD_CODE') return t.rewardCodeEnding({ last4 })
    return method === 'REWARD_CARD' ? t.rewardCardEnding({ last4 }) : undefined
  }
  const nameOf = ({ method, brand, last4 }: ConfirmedOrder['payments'][number]) =>
    last4 === null
      ? method === 'LOYALTY_POINTS'
        ? t.loyaltyPoints()
        : method === 'ATHLETES_PAYMENT'
          ? t.athleteCredit()
          : (providerName(method) ?? t.paidOther())
      : (prepaidName(method, last4) ?? t.cardEnding({ brand: cardBrandName(brand, t.cardWord()), last4 }))
  const paid = order.payments.map((payment) =>
    order.payments.length === 1
      ? nameOf(payment)
      : t.paidPart({ name: nameOf(payment), amount: formatMoney(payment.amount, order.currency, locale) }),
  )
  const isOne = order.shipments.length === 1
  const where =
    shipment && shipment.address.length > 0
      ? shipment.address.map((line) => countryName(line, locale))
      : [t.digital(), order.email]
  const isInStore = shipment !== undefined && (isPickup(shipment.code) || shipment.code === 'sts')
  const facts = [
    ...(isOne ? [{ name: isInStore ? t.collectAt() : t.deliverTo(), lines: where }] : []),
    {
      name: t.method(),
      lines:
        isOne && shipment ? [shipment.label, shipment.deliveryTime] : [t.shipments({ count: order.shipments.length })],
    },
    { name: t.paidWith(), lines: paid },
    { name: t.placed(), lines: placed },
  ]
  return (
    <dl className="order-facts">
      {facts.map(({ name, lines }) => (
        <div key={name}>
          <dt className="label">{name}</dt>
          {lines.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
