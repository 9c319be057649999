import type { CartView } from '../../../contracts/views/cartView.ts'
import { StateLine } from '../components/StateLine.tsx'
import { useView } from '../bridge/useView.ts'
import { useCopy } from '../copy/useCopy.ts'
import { CartFlashes } from './CartFlashes.tsx'
import { RefusalRow } from './RefusalRow.tsx'

/** Refusals that are said at the coupon or estimate field instead. */
const saidElsewhere: ReadonlySet<string> = new Set(['coupon', 'estimate'])

/** CART-32, CART-34…39: what the shop says about the whole cart, refusals whose line is gone, and whether changes are on their way. */
export function CartMessages({ cart }: { readonly cart: CartView }) {
  const t = useCopy('cart')
  const isOnline = useView('connection')?.online ?? true
  const keys = new Set(cart.lines.map(({ lineKey }) => lineKey))
  const refusals = cart.refusals.filter(({ lineKey, what }) => (lineKey === null ? !saidElsewhere.has(what) || cart.lines.length === 0 : !keys.has(lineKey)))
  return (
    <div className="cart-messages">
      <div role="status">
        <CartFlashes cart={cart} />
        {!isOnline && <StateLine state="waiting">{t.offlineWaiting({ count: cart.waiting })}</StateLine>}
      </div>
      {refusals.map((refusal) => (
        <RefusalRow key={refusal.refusalId} refusal={refusal} isNamed />
      ))}
    </div>
  )
}
