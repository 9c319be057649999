import type { CartView } from '../../../contracts/views/cartView.ts'
import { useCommand } from '../bridge/core/useCommand.ts'
import { BottomBar } from '../components/basic/BottomBar.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { openDialog } from '../state/dialogStore.ts'
import { lazyPart } from '../loading/lazyPart.tsx'
import { CartTotals } from './parts/CartTotals.tsx'
import { CheckoutButton, ExpressIfSignedIn } from './parts/CheckoutButton.tsx'
import { CouponForm } from './CouponForm.tsx'
import { placeInCart } from './parts/refusalPlace.ts'
import type { CartPlace } from './parts/refusalPlace.ts'

/** A refusal has been read at its line or field: going on to checkout does not repeat it. */
export const CartSummary = ({ cart }: { readonly cart: CartView }) => {
  const t = useCopy('cart')
  const send = useCommand()
  const refused = (...places: readonly CartPlace[]) =>
    cart.refusals.filter((refusal) => places.includes(placeInCart(refusal, cart)))
  const dismissRead = () =>
    refused('line', 'coupon').forEach(({ refusalId }) => void send({ _tag: 'DismissRefusal', refusalId }))
  return (
    <aside className="summary-column" aria-labelledby="cart-summary-title">
      <h2 id="cart-summary-title" className="subheading">
        {t.orderSummary()}
      </h2>
      <CouponForm refusal={refused('coupon').at(-1)} />
      <CartTotals
        cart={cart}
        canRemoveCoupons
        onChangeDelivery={cart.lines.length > 0 ? () => openDialog('changeShippingMethod', {}) : undefined}
      />
      <BottomBar>
        <CheckoutButton isWide onPress={dismissRead} />
      </BottomBar>
      <ExpressIfSignedIn />

      <ShippingEstimate cart={cart} />
      <p className="meta">{t.returnsNote({ goods: cart.lines.every(({ isDigital }) => isDigital) ? 'no' : 'yes' })}</p>
    </aside>
  )
}

/** The address rules are larger than the cart, so they are loaded after it. */
const ShippingEstimate = lazyPart(() => import('./ShippingEstimate.tsx'), 'ShippingEstimate', {
  fallback: () => <div className="estimate-place" />,
})
