import type { ConfirmedOrder } from '../../../contracts/views/orderView.ts'
import { Money } from '../components/Money.tsx'
import { Totals } from '../components/Totals.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { shippingRows } from './shippingRows.ts'

/** CART-04 as it was charged. */
export function ReceiptTotals({ order }: { readonly order: ConfirmedOrder }) {
  const t = useCopy('order')
  const shell = useCopy('shell')
  const { totals, currency, couponItems } = order
  const [coupon] = couponItems
  const discountName =
    couponItems.length === 1 && coupon?.discount === totals.discount ? t.coupon({ code: coupon.code }) : t.discount()
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
