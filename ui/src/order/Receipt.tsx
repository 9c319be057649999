import { Link } from 'react-router-dom'
import type { ConfirmedOrder } from '../../../contracts/views/orderView.ts'
import { useAdjustmentText } from '../cart/useAdjustmentText.ts'
import { useLineNotes } from '../cart/useLineNotes.ts'
import { SmallLine } from '../cart/SmallLine.tsx'
import type { Tint } from '../../../core/domain/product/tintOf.ts'
import { countryName } from '../address/countryName.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { ReceiptTotals } from './ReceiptTotals.tsx'

/** ORD-13: the items by shipment, where each goes, and the totals. */
export function Receipt({ order }: { readonly order: ConfirmedOrder }) {
  const t = useCopy('order')
  const locale = useShopLocale()
  const adjustmentText = useAdjustmentText()
  const lineNotes = useLineNotes()
  const { shipments, lines, currency } = order
  return (
    <div className="cart-columns receipt">
      <div>
        {shipments.map(({ shipmentId, lineIds, label, deliveryTime, address }, index) => (
          <section key={shipmentId} className="receipt-shipment">
            <h2 className="subheading">{t.shipment({ index: index + 1, count: shipments.length })}</h2>
            {shipments.length > 1 && (
              <p className="receipt-way">
                <b>{label}</b>
                <span>{deliveryTime}</span>
                <span>
                  {address.length > 0 ? address.map((line) => countryName(line, locale)).join(', ') : order.email}
                </span>
              </p>
            )}
            <ul className="small-lines">
              {lines
                .filter(({ id }) => lineIds.includes(id))
                .map((line) => (
                  <SmallLine
                    key={line.id}
                    picture={line.picture}
                    tint={line.tint as Tint}
                    name={<Link to={line.path}>{line.name}</Link>}
                    words={[
                      line.variant,
                      t.quantity({ count: line.quantity }),
                      ...(line.isBonus ? [t.gift()] : []),
                      ...lineNotes(line),
                      ...adjustmentText(line.adjustment, currency),
                    ]}
                    rowTotal={line.rowTotal}
                    originalRowTotal={line.originalRowTotal}
                    currency={currency}
                  />
                ))}
            </ul>
          </section>
        ))}
      </div>
      <aside className="cart-summary" aria-label={t.totalPaid()}>
        <h2 className="subheading">{t.totalPaid()}</h2>
        <ReceiptTotals order={order} />
      </aside>
    </div>
  )
}
