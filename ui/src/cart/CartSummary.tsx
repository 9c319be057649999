import type { CartView } from '../../../contracts/views/cartView.ts'
import { useCopy } from '../copy/useCopy.ts'
import { openDialog } from '../dialogs/dialogStore.ts'
import { CartTotals } from './CartTotals.tsx'
import { CheckoutButton } from './CheckoutButton.tsx'
import { CouponForm } from './CouponForm.tsx'
import { LazyExpressCheckout } from './LazyExpressCheckout.tsx'
import { placeInCart } from './refusalPlace.ts'
import type { CartPlace } from './refusalPlace.ts'
import { LazyPart } from '../shell/LazyPart.tsx'
import { loadedPart } from '../shell/loadedPart.tsx'
import { useCommand } from '../bridge/useCommand.ts'

/** What was refused has been read at its line or its field: who goes on to checkout is not told again. */
export function CartSummary({ cart }: { readonly cart: CartView }) {
  const t = useCopy('cart')
  const send = useCommand()
  const refused = (...places: readonly CartPlace[]) =>
    cart.refusals.filter((refusal) => places.includes(placeInCart(refusal, cart)))
  const dismissRead = () =>
    refused('line', 'coupon').forEach(({ refusalId }) => void send({ _tag: 'DismissRefusal', refusalId }))
  return (
    <aside className="cart-summary" aria-labelledby="cart-summary-title">
      <h2 id="cart-summary-title" className="subheading">
        {t.orderSummary()}
      </h2>
      <CouponForm refusal={refused('coupon').at(-1)} />
      <CartTotals
        cart={cart}
        canRemoveCoupons
        onChangeDelivery={cart.lines.length > 0 ? () => openDialog('changeShippingMethod', {}) : undefined}
      />
      <CheckoutButton isWide onPress={dismissRead} />
      <LazyExpressCheckout />
      <LazyPart fallback={<div className="estimate-place" />}>
        <ShippingEstimate cart={cart} />
      </LazyPart>
      <p className="meta">{t.returnsNote()}</p>
    </aside>
  )
}

/** The address rules weigh more than the cart: they come after it. */
const ShippingEstimate = loadedPart(async () => (await import('./ShippingEstimate.tsx')).ShippingEstimate)
