import type { Amount } from '../../../../contracts/views/amount.ts'
import type { CartView, CouponView } from '../../../../contracts/views/cartView.ts'
import { sum } from '../../../../core/domain/money/amounts.ts'
import { formatMoney } from '../../../../core/domain/money/formatMoney.ts'
import { useCommand } from '../../bridge/core/useCommand.ts'
import { useSignedIn } from '../../bridge/core/useSignedIn.ts'
import { Button } from '../../components/basic/Button.tsx'
import { Money } from '../../components/product/Money.tsx'
import { Totals } from '../../components/display/Totals.tsx'
import type { TotalsRow } from '../../components/display/Totals.tsx'
import { groupPercent } from '../../account/special/groupPercent.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import './CartTotals.css'

export interface CartTotalsProps {
  readonly cart: CartView
  /** The chosen delivery method, where it is known. */
  readonly shippingMethod?: string | undefined
  readonly canRemoveCoupons?: boolean
  readonly onChangeDelivery?: (() => void) | undefined
  /** How the total is paid, where that is known. */
  readonly after?: readonly TotalsRow[]
}

/** CART-04: every line that applies. */
export const CartTotals = ({
  cart,
  shippingMethod,
  canRemoveCoupons = false,
  onChangeDelivery,
  after = [],
}: CartTotalsProps) => {
  const t = useCopy('cart')
  const shell = useCopy('shell')
  const signedIn = useSignedIn()
  const locale = useShopLocale()
  const { totals, currency, coupons } = cart
  if (currency === null) return null
  const money = ({ minor, estimated }: Amount, zeroWord?: string) => (
    <Money minor={minor} currency={currency} isEstimated={estimated} zeroWord={zeroWord} />
  )
  const minus = ({ minor, estimated }: Amount) => <Money minor={-minor} currency={currency} isEstimated={estimated} />
  // AUTH-18: without a code, the discount of an employee or a professional is all of it.
  const buyer = coupons.length === 0 ? (signedIn?.consumerType ?? '') : ''
  const goods = sum(cart.lines.map(({ isDigital, rowTotal }) => (isDigital ? 0 : rowTotal.minor)))
  const percent = groupPercent(buyer, totals.orderDiscount.minor, goods, locale)
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
      ? [
          {
            key: 'order',
            name: t.orderDiscount({ buyer }) + percent,
            amount: minus(totals.orderDiscount),
            isDiscount: true,
          },
        ]
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
      grandName={totals.tax === null ? t.totalEstimated() : t.total()}
      grandAmount={money(totals.total)}
      note={<TotalsNote cart={cart} />}
      after={after}
    />
  )
}

const ShippingName = ({ words, onChange }: { readonly words: string; readonly onChange: () => void }) => {
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

/** An applied code, whether the server knows it yet, and a button to remove it. */
const CouponName = ({ coupon, canRemove }: { readonly coupon: CouponView; readonly canRemove: boolean }) => {
  const t = useCopy('cart')
  const shell = useCopy('shell')
  const send = useCommand()
  const words = { void: t.couponVoid, waiting: t.couponWaiting, leaving: t.waitingRemove }
  return (
    <span className="totals-name">
      <span data-leaving={coupon.state === 'leaving' || undefined}>{t.couponLine({ code: coupon.code })}</span>
      {coupon.state !== 'confirmed' && <span className="meta">{words[coupon.state]()}</span>}
      {canRemove && coupon.state !== 'leaving' && (
        <Button
          kind="link"
          aria-label={t.couponRemoveNamed({ code: coupon.code })}
          onPress={() => void send({ _tag: 'RemoveCoupon', code: coupon.code })}
        >
          {shell.remove()}
        </Button>
      )}
    </span>
  )
}

/**
 * CART-03: what is estimated, or else what is saved. Both reserve their space, so that nothing moves when the server
 * confirms.
 */
const TotalsNote = ({ cart }: { readonly cart: CartView }) => {
  const t = useCopy('cart')
  const locale = useShopLocale()
  const { totals, currency } = cart
  const saved = totals.totalDiscount.minor
  return (
    <span className="totals-note" data-estimated={totals.total.estimated || undefined}>
      <span data-shown={totals.total.estimated || undefined}>{t.estimatedTotals()}</span>
      <span data-shown={!totals.total.estimated || undefined}>
        {saved > 0 &&
          currency !== null &&
          t.youSave({ amount: formatMoney(saved, currency, locale), percent: totals.totalDiscountPercentage })}
      </span>
    </span>
  )
}
