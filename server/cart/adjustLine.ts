import type { addPriceAdjustment } from '../../contracts/api/cart/priceAdjustmentApi.ts'
import type { InputOf } from '../../contracts/api/endpoint.ts'
import { adjustmentAsked, greatestAdjustment, isReadable } from '../../core/domain/cart/priceAdjustment.ts'
import { limits } from '../../core/domain/configuration/limits.ts'
import type { Catalogue } from '../kit/Catalogue.ts'
import { refuse } from '../kit/answer.ts'
import type { Refusal } from '../kit/answer.ts'
import { withLine } from './addLine.ts'
import type { OpenBasket } from './pricing/OpenBasket.ts'
import type { BasketDocument, BasketLine, LineAdjustment } from '../storage/tables/BasketTables.ts'

type Entry = InputOf<typeof addPriceAdjustment>['body']
type By = Pick<LineAdjustment, 'adjustmentId' | 'agentId'>

/** CART-24: adjusts a line's price; replaces an earlier adjustment. */
export const adjustLine = (
  basket: OpenBasket,
  entry: Entry,
  by: By,
  catalogue: Catalogue,
): BasketDocument | Refusal => {
  const line = basket.document.lines.find(({ itemId }) => itemId === entry.itemId)
  return line ? adjusted(basket, line, entry, by, catalogue) : refuse('ORD404', { field: 'itemId' })
}

/** CART-24: found by its id; the line stays the same one. */
export const readjustLine = (
  basket: OpenBasket,
  entry: Entry,
  by: By,
  catalogue: Catalogue,
): BasketDocument | Refusal => {
  const line = adjustedLine(basket, by.adjustmentId)
  return line ? adjusted(basket, line, entry, by, catalogue) : refuse('ORD404', { field: 'adjustmentId' })
}

export const unadjustLine = (basket: OpenBasket, adjustmentId: string): BasketDocument | Refusal => {
  const line = adjustedLine(basket, adjustmentId)
  return line ? withLine(basket.document, unadjusted(line)) : refuse('ORD404', { field: 'adjustmentId' })
}

export const unadjusted = ({ adjustment: _taken, ...line }: BasketLine): BasketLine => line

const adjustedLine = ({ document }: OpenBasket, adjustmentId: string) =>
  document.lines.find(({ adjustment }) => adjustment?.adjustmentId === adjustmentId)

/** A gift card is money: a discount would give money away. */
const adjusted = (
  { currency, document }: OpenBasket,
  line: BasketLine,
  { type, value, reason }: Entry,
  by: By,
  catalogue: Catalogue,
): BasketDocument | Refusal => {
  const found = catalogue.variantBySku.get(line.sku)
  if (!found) return refuse('ORD404', { field: 'itemId' })
  if (line.bonus) return refuse('GWP403')
  const adjustment = { type, value, reason: reason.trim() }
  if (!isReadable(adjustment))
    return refuse('PRC400', { field: 'value', message: 'Say how much is taken off, and why.' })
  const worth = found.product.price[currency].current * line.qty
  if (found.product.isDigital || adjustmentAsked(worth, adjustment) > greatestAdjustment(worth))
    return refuse('PRC400', {
      field: 'value',
      message: `At most ${limits.priceAdjustmentPercent} % can be taken off a line, and nothing off a gift card.`,
    })
  return withLine(document, { ...line, adjustment: { ...adjustment, ...by } })
}
