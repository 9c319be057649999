import type { CartView } from '../../../contracts/views/cartView.ts'
import { SmallLine } from '../cart/SmallLine.tsx'
import { useCopy } from '../copy/useCopy.ts'

export function CheckoutLines({ cart }: { readonly cart: CartView }) {
  const t = useCopy('checkout')
  return (
    <ul className="small-lines">
      {cart.lines.map((line) => (
        <SmallLine
          key={line.lineKey}
          picture={line.picture}
          tint={line.tint}
          name={line.name}
          words={[`${line.colourName}, ${line.sizeLabel}, ${t.quantityShort({ count: line.quantity })}`]}
          rowTotal={line.rowTotal.minor}
          originalRowTotal={line.originalRowTotal}
          currency={line.currency}
          isEstimated={line.rowTotal.estimated}
        />
      ))}
    </ul>
  )
}
