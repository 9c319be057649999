import { lazy } from 'react'
import type { CartView } from '../../../contracts/views/cartView.ts'
import { useCopy } from '../copy/useCopy.ts'
import { CartTotals } from './CartTotals.tsx'
import { CheckoutButton } from './CheckoutButton.tsx'
import { CouponForm } from './CouponForm.tsx'
import { LazyPart } from '../shell/LazyPart.tsx'

export function CartSummary({ cart }: { readonly cart: CartView }) {
  const t = useCopy('cart')
  return (
    <aside className="cart-summary" aria-labelledby="cart-summary-title">
      <h2 id="cart-summary-title" className="subheading">
        {t.orderSummary()}
      </h2>
      <CouponForm refusal={cart.refusals.findLast(({ what }) => what === 'coupon')} />
      <CartTotals cart={cart} canRemoveCoupons />
      <CheckoutButton isWide />
      <LazyPart fallback={<div className="estimate-place" />}>
        <ShippingEstimate cart={cart} />
      </LazyPart>
      <p className="meta">{t.returnsNote()}</p>
    </aside>
  )
}

/** The address rules weigh more than the cart: they come after it. */
const ShippingEstimate = lazy(async () => ({ default: (await import('./ShippingEstimate.tsx')).ShippingEstimate }))
