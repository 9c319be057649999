import type { ConfirmedOrder } from '../../../contracts/views/orderView.ts'

export type ShippingRow = { readonly key: string; readonly label: string | null; readonly minor: number }

/**
 * ORD-13: what was charged for sending, minor units. The one way there is gives its name; of several each has a row, unless a discount
 * on all of them has no place in any: then it is one row without a name.
 */
export const shippingRows = ({
  shipments,
  totals,
}: Pick<ConfirmedOrder, 'shipments'> & {
  readonly totals: Pick<ConfirmedOrder['totals'], 'shipping'>
}): readonly ShippingRow[] => {
  const whole = {
    key: 'shipping',
    label: shipments.length === 1 ? (shipments[0]?.label ?? null) : null,
    minor: totals.shipping,
  }
  const isEachCharged = shipments.reduce((sum, { price }) => sum + price, 0) === totals.shipping
  return shipments.length > 1 && isEachCharged
    ? shipments.map(({ shipmentId, label, price }) => ({ key: shipmentId, label, minor: price }))
    : [whole]
}
