import type { Amount } from '../../contracts/views/amount.ts'
import type { OrderView } from '../../contracts/views/orderView.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { wants } from '../../core/commands/wants.ts'
import { viewsOf } from '../../worker/bridge/viewsOf.ts'

/** The state in a few lines: cart, refusals, checkout, order and what is owed. Sums in minor units. */
export const stateSummary = (shop: ShopperState): readonly string[] => {
  const { cart, checkout, order } = viewsOf(shop)
  return [
    `cart: ${cart.units} units, total ${figure(cart.totals.total)} ${cart.currency ?? ''}`.trimEnd(),
    ...cart.lines.map(
      (line) =>
        `  ${line.quantity} × ${line.name} ${line.colourName} ${line.sizeLabel} ${figure(line.rowTotal)} ${line.state}`,
    ),
    ...cart.coupons.map((coupon) => `  coupon ${coupon.code} ${coupon.state}`),
    ...cart.refusals.map(
      (refusal) => `  refused: ${refusal.what} ${refusal.name ?? refusal.code ?? ''} ${refusal.errorId}`,
    ),
    `checkout: ${checkout.step}, complete: ${checkout.complete.join(', ') || 'nothing'}`,
    `order: ${orderText(order)}`,
    ...wants(shop).map((call) => `owed: ${call.lane} ${call.endpoint} under ${call.key}`),
  ]
}

const figure = ({ minor, estimated }: Amount): string => `${minor}${estimated ? ' (estimated)' : ''}`

const orderText = ({ confirmed, placing, problem }: OrderView): string => {
  if (confirmed) return `confirmed ${confirmed.orderNumber}`
  if (placing) return `being placed for ${placing.shownTotal}, ${placing.sent ? 'sent' : 'not sent yet'}`
  return problem ? `refused ${problem.errorId}` : 'none'
}
