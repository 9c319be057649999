import type { CartView } from '../../../contracts/views/cartView.ts'
import { CartFlashes } from './CartFlashes.tsx'
import { RefusalRow } from './RefusalRow.tsx'

/** Refusals that are said at the coupon or estimate field instead. */
const saidElsewhere: ReadonlySet<string> = new Set(['coupon', 'estimate'])

/** CART-32, CART-34…39: what the shop says about the whole cart, and refusals whose line is gone. Being offline is said under the header. */
export function CartMessages({ cart }: { readonly cart: CartView }) {
  const keys = new Set(cart.lines.map(({ lineKey }) => lineKey))
  const refusals = cart.refusals.filter(({ lineKey, what }) => (lineKey === null ? !saidElsewhere.has(what) || cart.lines.length === 0 : !keys.has(lineKey)))
  return (
    <div className="cart-messages">
      <div role="status">
        <CartFlashes cart={cart} />
      </div>
      {refusals.map((refusal) => (
        <RefusalRow key={refusal.refusalId} refusal={refusal} isNamed />
      ))}
    </div>
  )
}
