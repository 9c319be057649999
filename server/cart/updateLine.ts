import { defined } from '../../core/domain/fields/fields.ts'
import { giftOptionToSend } from '../../core/domain/gift/giftOptionToSend.ts'
import type { updateItem } from '../../contracts/api/cart/cartApi.ts'
import type { InputOf } from '../../contracts/api/endpoint.ts'
import { refuse } from '../kit/answer.ts'
import type { Refusal } from '../kit/answer.ts'
import type { PricingFacts } from './pricing/loadPricingFacts.ts'
import type { Catalogue } from '../kit/Catalogue.ts'
import { unadjusted } from './adjustLine.ts'
import { withLeft } from './earlierAdjustment.ts'
import { othersOf, supplyRefusal, withLine } from './addLine.ts'
import type { LineContext } from './addLine.ts'
import type { OpenBasket } from './pricing/OpenBasket.ts'
import type { BasketDocument, BasketLine } from '../storage/tables/BasketTables.ts'
import { collectAt } from './pricing/collection.ts'
import { agreedOn, keyOf } from './keyOf.ts'

/**
 * CART-17: changes quantity, variant, gift option or pickup of one line, which keeps its position. A line that becomes
 * equal to another is merged into it (CART-29: its quantity stays). An adjustment that no longer holds is kept like
 * that of a line that left (CART-24).
 */
export const updateLine = (
  basket: OpenBasket,
  facts: PricingFacts,
  { body, query }: InputOf<typeof updateItem>,
  { catalogue, now }: Pick<LineContext, 'catalogue'> & { readonly now: number },
): BasketDocument | Refusal => {
  const line = basket.document.lines.find(({ itemId }) => itemId === body.itemId)
  if (!line) return refuse('ORD404', { field: 'itemId' })
  if (line.bonus) return refuse('GWP403')
  const changed = changedLine(line, body, query, facts, catalogue, now)
  if ('_tag' in changed) return changed
  const isMoved = changed.pickupStoreId !== line.pickupStoreId
  const document =
    changed.pickupStoreId === undefined ? basket.document : collectAt(basket.document, changed.pickupStoreId)
  const twin = document.lines.find(
    (other) => other.itemId !== line.itemId && !other.bonus && keyOf(other) === keyOf(changed),
  )
  if (twin && !isMoved)
    return withLeft(
      { ...document, lines: document.lines.filter(({ itemId }) => itemId !== line.itemId) },
      basket,
      line.itemId,
      catalogue,
    )
  const mayGrow = isMoved || changed.qty > line.qty || changed.sku !== line.sku
  const refusal = supplyRefusal(
    changed,
    changed.qty,
    othersOf(document, changed, line.itemId),
    basket,
    facts,
    catalogue,
  )
  if (mayGrow && refusal) return refusal
  const kept = changed.adjustment ? document : withLeft(document, basket, line.itemId, catalogue)
  return twin ? joined(kept, twin, changed) : withLine(kept, changed)
}

/** CART-18: removes it from the cart; CART-24: its adjustment is kept for its return. */
export const removeLine = (
  basket: OpenBasket,
  itemId: string,
  catalogue: Pick<Catalogue, 'variantBySku'>,
): BasketDocument | Refusal => {
  const document = takeOut(basket.document, itemId)
  return '_tag' in document ? document : withLeft(document, basket, itemId, catalogue)
}

/** CART-33: removing a gift declines it. */
export const takeOut = (document: BasketDocument, itemId: string): BasketDocument | Refusal => {
  const line = document.lines.find((other) => other.itemId === itemId)
  if (!line) return refuse('ORD404', { field: 'itemId' })
  return {
    ...document,
    lines: document.lines.filter((other) => other !== line),
    ...(line.bonus ? { giftDeclined: true } : {}),
  }
}

/** A line that is merged into its twin: none of its pieces may get lost. */
const joined = (document: BasketDocument, twin: BasketLine, moved: BasketLine): BasketDocument =>
  withLine(
    { ...document, lines: document.lines.filter(({ itemId }) => itemId !== moved.itemId) },
    { ...twin, ...agreedOn(moved, twin), qty: twin.qty + moved.qty },
  )

type Input = InputOf<typeof updateItem>

const changedLine = (
  line: BasketLine,
  body: Input['body'],
  query: Input['query'],
  facts: PricingFacts,
  { variantBySku }: Pick<Catalogue, 'variantBySku'>,
  now: number,
): BasketLine | Refusal => {
  const giftOption = body.giftOption === undefined ? line.giftOption : giftOptionToSend(body.giftOption)
  const isSameProduct = variantBySku.get(body.productId ?? line.sku)?.product === variantBySku.get(line.sku)?.product
  // CART-24: another product has another price.
  const { giftOption: _gift, reserved, ...rest } = isSameProduct ? line : unadjusted(line)
  const sku = body.productId ?? line.sku
  const changed: BasketLine = {
    ...rest,
    // CART-13: once the time is over, nothing counts as reserved for another variant.
    ...(reserved && (sku === line.sku || reserved.until > now) ? { reserved } : {}),
    sku,
    qty: body.qty ?? line.qty,
    ...defined({ giftOption }),
  }
  const { pickupStoreId: _store, ...sent } = changed
  if (query.action === 'home') return sent
  if (query.action !== 'pickup') return changed
  if (!facts.store) return refuse('SHP404')
  if (query.favStoreId !== undefined && facts.store.id !== query.favStoreId)
    return refuse('STR404', { field: 'favStoreId' })
  return { ...changed, pickupStoreId: facts.store.id }
}
