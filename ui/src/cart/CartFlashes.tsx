import type { CartView } from '../../../contracts/views/cartView.ts'
import { StateLine } from '../components/StateLine.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { flashRows } from './flashRows.ts'

/** CART-32, CART-34…39: what the shop says about the cart and its shipments. */
export function CartFlashes({ cart }: { readonly cart: CartView }) {
  const t = useCopy('cart')
  return (
    <>
      {flashRows(t, cart).map(({ key, words, shipmentId }) => (
        <div key={key} data-shipment={shipmentId ?? undefined}>
          <StateLine state="few">{words}</StateLine>
        </div>
      ))}
      {cart.rebuilding && <StateLine state="waiting">{t.rebuilding()}</StateLine>}
    </>
  )
}
