import { giftOptionToSend } from '../../core/domain/gift/giftOptionToSend.ts'
import type { updateItem } from '../../contracts/api/cartApi.ts'
import type { InputOf } from '../../contracts/api/endpoint.ts'
import { refuse } from '../http/answer.ts'
import type { Refusal } from '../http/answer.ts'
import type { PricingFacts } from '../inventory/loadPricingFacts.ts'
import type { Catalogue } from '../catalog/Catalogue.ts'
import { unadjusted } from './adjustLine.ts'
import { withLeft } from './earlierAdjustment.ts'
import { othersOf, supplyRefusal, withLine } from './addLine.ts'
import type { LineContext } from './addLine.ts'
import type { BasketDocument, BasketLine, OpenBasket } from './BasketDocument.ts'
import { collectAt } from './collection.ts'
import { agreedOn, keyOf } from './keyOf.ts'

/**
 * CART-17: quantity, variant, gift option or pickup of one line, which stays where it is. A line that becomes another's twin goes into
 * it (CART-29: its quantity stays). What was agreed on it and no longer holds waits as that of a line that left (CART-24).
 */
export function updateLine(
  basket: OpenBasket,
  facts: PricingFacts,
  { body, query }: InputOf<typeof updateItem>,
  { catalogue, now }: Pick<LineContext, 'catalogue'> & { readonly now: number },
): BasketDocument | Refusal {
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

/** CART-18: out of the cart; CART-24: what was agreed on it waits for its return. */
export function removeLine(
  basket: OpenBasket,
  itemId: string,
  catalogue: Pick<Catalogue, 'variantBySku'>,
): BasketDocument | Refusal {
  const document = takeOut(basket.document, itemId)
  return '_tag' in document ? document : withLeft(document, basket, itemId, catalogue)
}

/** CART-33: a gift that is taken out is declined. */
export function takeOut(document: BasketDocument, itemId: string): BasketDocument | Refusal {
  const line = document.lines.find((other) => other.itemId === itemId)
  if (!line) return refuse('ORD404', { field: 'itemId' })
  return {
    ...document,
    lines: document.lines.filter((other) => other !== line),
    ...(line.bonus ? { giftDeclined: true } : {}),
  }
}

/** A line that moved to where its twin is: none of its pieces may get lost. */
const joined = (document: BasketDocument, twin: BasketLine, moved: BasketLine): BasketDocument =>
  withLine(
    { ...document, lines: document.lines.filter(({ itemId }) => itemId !== moved.itemId) },
    { ...twin, ...agreedOn(moved, twin), qty: twin.qty + moved.qty },
  )

type Input = InputOf<typeof updateItem>

function changedLine(
  line: BasketLine,
  body: Input['body'],
  query: Input['query'],
  facts: PricingFacts,
  { variantBySku }: Pick<Catalogue, 'variantBySku'>,
  now: number,
): BasketLine | Refusal {
  const giftOption = body.giftOption === undefined ? line.giftOption : giftOptionToSend(body.giftOption)
  const isSameProduct = variantBySku.get(body.productId ?? line.sku)?.product === variantBySku.get(line.sku)?.product
  // CART-24: another product has another price.
  const { giftOption: _gift, reserved, ...rest } = isSameProduct ? line : unadjusted(line)
  const sku = body.productId ?? line.sku
  const changed: BasketLine = {
    ...rest,
    // CART-13: of another variant nothing was ever put aside once the time is over.
    ...(reserved && (sku === line.sku || reserved.until > now) ? { reserved } : {}),
    sku,
    qty: body.qty ?? line.qty,
    ...(giftOption === undefined ? {} : { giftOption }),
  }
  const { pickupStoreId: _store, ...sent } = changed
  if (query.action === 'home') return sent
  if (query.action !== 'pickup') return changed
  if (!facts.store) return refuse('SHP404')
  if (query.favStoreId !== undefined && facts.store.id !== query.favStoreId)
    return refuse('STR404', { field: 'favStoreId' })
  return { ...changed, pickupStoreId: facts.store.id }
}
