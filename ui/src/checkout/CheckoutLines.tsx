import type { CartView } from '../../../contracts/views/cartView.ts'
import { CheckoutLine } from './CheckoutLine.tsx'

export function CheckoutLines({ cart }: { readonly cart: CartView }) {
  return (
    <ul className="small-lines">
      {cart.lines.map((line) => (
        <CheckoutLine key={line.lineKey} line={line} />
      ))}
    </ul>
  )
}
