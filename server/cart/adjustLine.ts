import type { addPriceAdjustment } from '../../contracts/api/cartPaymentApi.ts'
import type { InputOf } from '../../contracts/api/endpoint.ts'
import { adjustmentAsked, greatestAdjustment, isReadable } from '../../core/domain/cart/priceAdjustment.ts'
import { limits } from '../../core/domain/configuration/limits.ts'
import type { Catalogue } from '../catalog/Catalogue.ts'
import { refuse } from '../http/answer.ts'
import type { Refusal } from '../http/answer.ts'
import { withLine } from './addLine.ts'
import type { BasketDocument, BasketLine, LineAdjustment, OpenBasket } from './BasketDocument.ts'

type Entry = InputOf<typeof addPriceAdjustment>['body']
type By = Pick<LineAdjustment, 'adjustmentId' | 'agentId'>

/** CART-24: an adjustment of a line's price; the one before, if any, makes way. */
export function adjustLine(basket: OpenBasket, entry: Entry, by: By, catalogue: Catalogue): BasketDocument | Refusal {
  const line = basket.document.lines.find(({ itemId }) => itemId === entry.itemId)
  return line ? adjusted(basket, line, entry, by, catalogue) : refuse('ORD404', { field: 'itemId' })
}

/** CART-24: by its id; the line stays the same one. */
export function readjustLine(basket: OpenBasket, entry: Entry, by: By, catalogue: Catalogue): BasketDocument | Refusal {
  const line = adjustedLine(basket, by.adjustmentId)
  return line ? adjusted(basket, line, entry, by, catalogue) : refuse('ORD404', { field: 'adjustmentId' })
}

export function unadjustLine(basket: OpenBasket, adjustmentId: string): BasketDocument | Refusal {
  const line = adjustedLine(basket, adjustmentId)
  return line ? withLine(basket.document, unadjusted(line)) : refuse('ORD404', { field: 'adjustmentId' })
}

export const unadjusted = ({ adjustment: _taken, ...line }: BasketLine): BasketLine => line

const adjustedLine = ({ document }: OpenBasket, adjustmentId: string) =>
  document.lines.find(({ adjustment }) => adjustment?.adjustmentId === adjustmentId)

/** A gift card is money: at a discount it would be given away. */
function adjusted(
  { currency, document }: OpenBasket,
  line: BasketLine,
  { type, value, reason }: Entry,
  by: By,
  catalogue: Catalogue,
): BasketDocument | Refusal {
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
