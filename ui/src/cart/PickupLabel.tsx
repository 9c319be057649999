import type { LineView } from '../../../contracts/views/lineView.ts'
import { useView } from '../bridge/core/useView.ts'

/** CART-30: the store where a cart's pickup lines wait; nothing while one of them is still on its way there. */
export const PickupLabel = ({ lines }: { readonly lines: readonly LineView[] }) => {
  const methods = useView('checkout')?.methods
  const shipments = new Set(lines.filter(({ group }) => group === 'pickup').map(({ shippingId }) => shippingId))
  return (
    shipments.size === 1 && methods?.find(({ shippingId, selected }) => selected && shipments.has(shippingId))?.label
  )
}
