import type { PlacedOrder } from '../../../contracts/views/orderView.ts'
import { useCopy } from '../copy/useCopy.ts'
import { ResendGiftCard } from './ResendGiftCard.tsx'
import '../account/Rows.css'

/** ORD-10: the letters of the gift cards in an order; nothing where there are none. */
export function ResendGiftCards({ order }: { readonly order: PlacedOrder }) {
  const t = useCopy('purchase')
  const sent = new Set(order.shipments.flatMap(({ code, lineIds }) => (code === 'digital' ? lineIds : [])))
  const giftCards = order.status === 'cancelled' ? [] : order.lines.filter(({ id }) => sent.has(id))
  if (giftCards.length === 0) return null
  return (
    <section className="return-labels" aria-label={t.giftCardLetters()}>
      <h2 className="subheading">{t.giftCardLetters()}</h2>
      <ul>
        {giftCards.map((line) => (
          <ResendGiftCard key={line.id} orderId={order.orderNumber} line={line} />
        ))}
      </ul>
    </section>
  )
}
