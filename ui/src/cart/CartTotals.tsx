import type { Amount } from '../../../contracts/views/amount.ts'
import type { CartView } from '../../../contracts/views/cartView.ts'
import { Button } from '../components/Button.tsx'
import { Money } from '../components/Money.tsx'
import { Totals } from '../components/Totals.tsx'
import type { TotalsRow } from '../components/Totals.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { CouponName } from './CouponName.tsx'
import { TotalsNote } from './TotalsNote.tsx'
import './CartTotals.css'

export interface CartTotalsProps {
  readonly cart: CartView
  /** The chosen way of delivery, where it is known. */
  readonly shippingMethod?: string | undefined
  readonly canRemoveCoupons?: boolean
  readonly onChangeDelivery?: (() => void) | undefined
  /** How the total is paid, where that is known. */
  readonly after?: readonly TotalsRow[]
}

/** CART-04: every line that applies. */
export function CartTotals({
  cart,
  shippingMethod,
  canRemoveCoupons = false,
  onChangeDelivery,
  after = [],
}: CartTotalsProps) {
  const t = useCopy('cart')
  const shell = useCopy('shell')
  const { totals, currency, coupons } = cart
  if (currency === null) return null
  const money = ({ minor, estimated }: Amount, zeroWord?: string) => (
    <Money
      minor={minor}
      currency={currency}
      isEstimated={estimated}
      {...(zeroWord === undefined ? {} : { zeroWord })}
    />
  )
  const minus = ({ minor, estimated }: Amount) => <Money minor={-minor} currency={currency} isEstimated={estimated} />
  const isCouponAlone = coupons.length === 1 && coupons[0]?.discount.minor === totals.orderDiscount.minor
  const shipping =
    shippingMethod !== undefined
      ? t.shippingBy({ method: shippingMethod })
      : cart.estimate
        ? t.shippingTo({ place: cart.estimate.postalCode })
        : t.shipping()
  const rows: readonly TotalsRow[] = [
    { key: 'items', name: t.items({ count: totals.units }), amount: money(totals.itemSubTotal) },
    ...(totals.orderDiscount.minor > 0 && !isCouponAlone
      ? [{ key: 'order', name: t.orderDiscount(), amount: minus(totals.orderDiscount), isDiscount: true }]
      : []),
    ...coupons.map((coupon) => ({
      key: coupon.code,
      name: <CouponName coupon={coupon} canRemove={canRemoveCoupons} />,
      amount:
        isCouponAlone && coupon.discount.minor > 0
          ? minus({ ...coupon.discount, estimated: totals.orderDiscount.estimated })
          : coupon.state === 'confirmed'
            ? t.couponFree()
            : '',
      isDiscount: true,
    })),
    {
      key: 'shipping',
      name: onChangeDelivery ? <ShippingName words={shipping} onChange={onChangeDelivery} /> : shipping,
      amount: totals.shipping ? money(totals.shipping, shell.free()) : t.shippingLater(),
    },
    ...(totals.taxIncluded
      ? [{ key: 'tax', name: t.taxIncluded(), amount: totals.tax ? money(totals.tax) : '' }]
      : [{ key: 'tax', name: t.tax(), amount: totals.tax ? money(totals.tax) : t.taxLater() }]),
  ]
  return (
    <Totals
      rows={rows}
      grandName={t.total()}
      grandAmount={money(totals.total)}
      note={<TotalsNote cart={cart} />}
      after={after}
    />
  )
}

function ShippingName({ words, onChange }: { readonly words: string; readonly onChange: () => void }) {
  const t = useCopy('cart')
  return (
    <span className="totals-name">
      {words}
      <Button kind="link" aria-label={t.changeDelivery()} onPress={onChange}>
        {t.changeSave()}
      </Button>
    </span>
  )
}
