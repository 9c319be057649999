import type { CartView } from '../../../contracts/views/cartView.ts'
import { CartFlashes } from './CartFlashes.tsx'
import { withoutLineFlashes } from './flashRows.ts'
import { alikeRefusals, placeInCart } from './refusalPlace.ts'
import { RefusalRow } from './RefusalRow.tsx'

/** CART-32, CART-34…39: what the shop says about the whole cart, and refusals whose line is gone. Being offline is said under the header. */
export function CartMessages({ cart }: { readonly cart: CartView }) {
  const refusals = cart.refusals.filter((refusal) => placeInCart(refusal, cart) === 'top')
  return (
    <div className="cart-messages">
      <div role="status">
        <CartFlashes cart={withoutLineFlashes(cart)} />
      </div>
      {alikeRefusals(refusals).map(([refusal, ...alike]) => (
        <RefusalRow key={refusal.refusalId} refusal={refusal} alike={alike} isNamed />
      ))}
    </div>
  )
}
