import { groupPercent } from '../account/special/groupPercent.ts'
import { useSignedIn } from '../bridge/core/useSignedIn.ts'
import { Link } from '../components/basic/Link.tsx'
import type { ConfirmedOrder } from '../../../contracts/views/orderView.ts'
import type { Tint } from '../../../core/domain/product/tintOf.ts'
import { countryName } from '../address/countryName.ts'
import { SmallLine } from '../cart/parts/SmallLine.tsx'
import { useAdjustmentText, useLineNotes } from '../cart/parts/useLineNotes.ts'
import { Money } from '../components/product/Money.tsx'
import { Totals } from '../components/display/Totals.tsx'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import './Receipt.css'

/** ORD-13: the items by shipment, where each goes, and the totals. */
export const Receipt = ({ order }: { readonly order: ConfirmedOrder }) => {
  const t = useCopy('order')
  const locale = useShopLocale()
  const adjustmentText = useAdjustmentText()
  const lineNotes = useLineNotes()
  const { shipments, lines, currency } = order
  return (
    <div className="summary-columns receipt">
      <div>
        {shipments.map(({ shipmentId, lineIds, label, deliveryTime, address }, index) => (
          <section key={shipmentId} className="receipt-shipment">
            <h2 className="subheading">{t.shipment({ index: index + 1, count: shipments.length })}</h2>
            {shipments.length > 1 && (
              <p className="receipt-way">
                <b>{label}</b>
                <span>{deliveryTime}</span>
                <span>
                  {address.length > 0 ? address.map((line) => countryName(line, locale)).join(', ') : order.email}
                </span>
              </p>
            )}
            <ul className="small-lines">
              {lines
                .filter(({ id }) => lineIds.includes(id))
                .map((line) => (
                  <SmallLine
                    key={line.id}
                    picture={line.picture}
                    // An order keeps the tint of its day as text.
                    tint={line.tint as Tint}
                    name={<Link to={line.path}>{line.name}</Link>}
                    words={[
                      line.variant,
                      t.quantity({ count: line.quantity }),
                      ...(line.isBonus ? [t.gift()] : []),
                      ...lineNotes(line),
                      ...adjustmentText(line.adjustment, currency),
                    ]}
                    rowTotal={line.rowTotal}
                    originalRowTotal={line.originalRowTotal}
                    currency={currency}
                  />
                ))}
            </ul>
          </section>
        ))}
      </div>
      <aside className="summary-column" aria-label={t.totalPaid()}>
        <h2 className="subheading">{t.totalPaid()}</h2>
        <ReceiptTotals order={order} />
      </aside>
    </div>
  )
}

type ShippingRow = { readonly key: string; readonly label: string | null; readonly minor: number }

/**
 * ORD-13: the shipping charges, minor units. A single method gives its name; several have a row each, unless a discount
 * on all of them fits in none: then there is one row without a name.
 */
export const shippingRows = ({
  shipments,
  totals,
}: Pick<ConfirmedOrder, 'shipments'> & {
  readonly totals: Pick<ConfirmedOrder['totals'], 'shipping'>
}): readonly ShippingRow[] => {
  const whole = {
    key: 'shipping',
    label: shipments.length === 1 ? (shipments[0]?.label ?? null) : null,
    minor: totals.shipping,
  }
  const isEachCharged = shipments.reduce((sum, { price }) => sum + price, 0) === totals.shipping
  return shipments.length > 1 && isEachCharged
    ? shipments.map(({ shipmentId, label, price }) => ({ key: shipmentId, label, minor: price }))
    : [whole]
}

/** CART-04 as it was charged. */
const ReceiptTotals = ({ order }: { readonly order: ConfirmedOrder }) => {
  const t = useCopy('order')
  const shell = useCopy('shell')
  const cart = useCopy('cart')
  const locale = useShopLocale()
  // AUTH-33: without a code, only a group has a discount.
  const buyer = useSignedIn()?.consumerType
  const { totals, currency, couponItems } = order
  const [coupon] = couponItems
  const discountName =
    couponItems.length === 1 && coupon?.discount === totals.discount
      ? t.coupon({ code: coupon.code })
      : couponItems.length === 0 && (buyer === 'EMPLOYEE' || buyer === 'PROSUMER')
        ? cart.orderDiscount({ buyer }) + groupPercent(buyer, totals.discount, totals.itemSubTotal, locale)
        : t.discount()
  return (
    <Totals
      rows={[
        {
          key: 'items',
          name: t.items({ count: totals.totalUnits }),
          amount: <Money minor={totals.itemSubTotal} currency={currency} />,
        },
        ...(totals.discount > 0
          ? [
              {
                key: 'discount',
                name: discountName,
                amount: <Money minor={-totals.discount} currency={currency} />,
                isDiscount: true,
              },
            ]
          : []),
        ...shippingRows(order).map(({ key, label, minor }) => ({
          key,
          name: label === null ? t.shipping() : t.shippingNamed({ label }),
          amount: <Money minor={minor} currency={currency} zeroWord={shell.free()} />,
        })),
        {
          key: 'tax',
          name: order.taxIncluded ? t.taxIncluded() : t.tax(),
          amount: <Money minor={totals.tax} currency={currency} />,
        },
      ]}
      grandName={t.total()}
      grandAmount={<Money minor={totals.total} currency={currency} />}
    />
  )
}
