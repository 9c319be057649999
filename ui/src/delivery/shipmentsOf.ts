import type { CartView } from '../../../contracts/views/cartView.ts'
import type { CheckoutView, MethodView } from '../../../contracts/views/checkoutView.ts'
import type { LineView } from '../../../contracts/views/lineView.ts'

export type ShownShipment = {
  readonly shippingId: string
  readonly methods: readonly MethodView[]
  readonly lines: readonly LineView[]
  readonly selected: MethodView | undefined
}

/** The shipments by their methods; a line that the server has not assigned yet is shown with the first. */
export const shipmentsOf = (
  { lines }: Pick<CartView, 'lines'>,
  { methods }: Pick<CheckoutView, 'methods'>,
): readonly ShownShipment[] => {
  const ids = [...new Set(methods.map(({ shippingId }) => shippingId))].toSorted((a, b) => place(a) - place(b))
  const placed = (line: LineView) =>
    line.shippingId !== null && ids.includes(line.shippingId) ? line.shippingId : ids[0]
  return ids.map((shippingId) => {
    const own = methods.filter((method) => method.shippingId === shippingId)
    return {
      shippingId,
      methods: own,
      lines: lines.filter((line) => placed(line) === shippingId),
      selected: own.find(({ selected }) => selected),
    }
  })
}

/** The label of the totals' shipping line: the only method's name; several methods have no common name. */
export const soleMethod = ({ methods }: Pick<CheckoutView, 'methods'>): MethodView | undefined => {
  const selected = methods.filter((method) => method.selected)
  return selected.length === 1 ? selected[0] : undefined
}

/** SHIP-02: shipment me is the first. */
const place = (shippingId: string): number => ['me', 'customs', 'pickup', 'digital'].indexOf(shippingId)
