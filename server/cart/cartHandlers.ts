import {
  addItem,
  createCart,
  createCartWithItem,
  readCart,
  removeItem,
  reserveWithItem,
  updateItem,
} from '../../contracts/api/cart/cartApi.ts'
import {
  addPriceAdjustment,
  changePriceAdjustment,
  removePriceAdjustment,
} from '../../contracts/api/cart/priceAdjustmentApi.ts'
import { readDelivery } from '../../contracts/api/catalogue/productApi.ts'
import type { InputOf } from '../../contracts/api/endpoint.ts'
import type { ItemEntry } from '../../contracts/api/entities/itemEntry.ts'
import type { SignedCaller } from '../kit/Context.ts'
import { answer, refuse } from '../kit/answer.ts'
import { handle } from '../kit/handle.ts'
import type { Handler } from '../kit/handle.ts'
import type { EarlierAdjustment } from '../storage/tables/BasketTables.ts'
import { addLine } from './addLine.ts'
import { adjustLine, readjustLine, unadjustLine } from './adjustLine.ts'
import { answerOf, changeBasket, pricingFactsOf } from './changeBasket.ts'
import type { ChangeContext, Needs } from './changeBasket.ts'
import { handleChange } from './handleChange.ts'
import { insertBasket, newBasket } from './newBasket.ts'
import { withGift } from './pricing/giftWithPurchase.ts'
import { productDelivery } from './pricing/productDelivery.ts'
import { readBasket } from './readBasket.ts'
import { reserveItem, withReserved } from './reserveItem.ts'
import { removeLine, updateLine } from './updateLine.ts'

/**
 * CART-16. An item that is reserved (CART-13) or comes from the saved list with an agreed price (CART-24) needs more than
 * one statement.
 */
const addItemHandler: Handler = {
  ...handle(addItem, async ({ body }, caller, given) => {
    const context = { ...given, caller }
    if (body.reserve)
      return changeBasket(context, body.cartId, (basket, facts) => withReserved(basket, facts, body, context), {
        ...needsOf(body),
        toHold: [{ sku: body.productId, qty: 1, storeId: body.storeId }],
      })
    const agreement = await broughtBack(context, body)
    return changeBasket(
      context,
      body.cartId,
      (basket, facts) => addLine(basket, facts, body, context, { agreement }),
      needsOf(body),
    )
  }),
  inOneWrite: async (input, caller, context, write) => {
    // The input of `addItem`, as `run` gets it.
    const { body } = input as InputOf<typeof addItem>
    return body.reserve || body.savedItemId !== undefined ? undefined : inOneWrite(input, caller, context, write)
  },
}

const needsOf = ({ productId, storeId }: InputOf<typeof addItem>['body']): Needs => ({ skus: [productId], storeId })

const { inOneWrite } = handleChange(addItem, ({ body }, _caller, context) => ({
  basketId: body.cartId,
  change: (basket, facts) => addLine(basket, facts, body, context),
  needs: needsOf(body),
}))

/**
 * CART-24: the adjustment that was agreed for a saved-for-later item that returns to the cart; never another owner's,
 * and only for the same goods.
 */
const broughtBack = async (
  { db, caller }: Pick<ChangeContext, 'db' | 'caller'>,
  { savedItemId, productId }: Pick<ItemEntry, 'savedItemId' | 'productId'>,
): Promise<EarlierAdjustment | undefined> => {
  if (savedItemId === undefined) return undefined
  const list = await db.selectFrom('saved_list').select('id').where('subject', '=', caller.subject).executeTakeFirst()
  if (!list) return undefined
  const item = await db
    .selectFrom('saved_item')
    .select('document')
    .where('list_id', '=', list.id)
    .where('item_id', '=', savedItemId)
    .executeTakeFirst()
  return item?.document.sku === productId ? item.document.agreement : undefined
}

export const cartHandlers: readonly Handler[] = [
  /** CART-11 */
  handle(createCart, async ({ body }, caller, given) => {
    const context = { ...given, caller }
    const basket = newBasket(context, body.currency)
    await insertBasket(context, basket)
    return answer(answerOf(basket, await pricingFactsOf(context, basket), context))
  }),
  /** CART-12 */
  handle(createCartWithItem, async ({ body, query }, caller, given) => {
    const context = { ...given, caller }
    const basket = newBasket(context, undefined, query.favStoreId)
    const facts = await pricingFactsOf(context, basket, { skus: [body.productId] })
    const document = addLine(basket, facts, body, context, { agreement: await broughtBack(context, body) })
    if ('_tag' in document) return document
    const filled = {
      ...basket,
      document: withGift({ ...basket, document }, facts, context.catalogue, document).document,
    }
    await insertBasket(context, filled)
    return answer(answerOf(filled, facts, context))
  }),
  /** CART-13 */
  handle(reserveWithItem, async (input, caller, context) => reserveItem({ ...context, caller }, input)),
  /** CAT-70 */
  handle(readDelivery, async ({ params }, _caller, { catalogue, locale, now }) => {
    const product = catalogue.productById.get(params.productId)
    return product ? answer(productDelivery(product, locale, now)) : refuse('PLP400', { field: 'productId' })
  }),
  /** CART-26 */
  handle(readCart, async ({ params, query }, caller, context) =>
    readBasket({ ...context, caller }, params.basketId, query),
  ),
  addItemHandler,
  /** CART-18 */
  handleChange(removeItem, ({ body }, _caller, { catalogue }) => ({
    basketId: body.cartId,
    change: (basket) => removeLine(basket, body.itemId, catalogue),
  })),
  /** CART-17 */
  handleChange(updateItem, (input, _caller, context) => ({
    basketId: input.params.basketId,
    change: (basket, facts) => updateLine(basket, facts, input, context),
    needs: { skus: input.body.productId === undefined ? [] : [input.body.productId], storeId: input.query.favStoreId },
  })),
]

/** CART-24 */
export const adjustmentHandlers: readonly Handler[] = [
  handleChange(addPriceAdjustment, ({ params: { basketId }, body }, caller, { catalogue, newId }) => {
    const by = { adjustmentId: newId(), agentId: agentOf(caller) }
    return { basketId, change: (basket) => adjustLine(basket, body, by, catalogue) }
  }),
  handleChange(changePriceAdjustment, ({ params: { basketId, adjustmentId }, body }, caller, { catalogue }) => {
    const by = { adjustmentId, agentId: agentOf(caller) }
    return { basketId, change: (basket) => readjustLine(basket, body, by, catalogue) }
  }),
  handleChange(removePriceAdjustment, ({ params: { basketId, adjustmentId } }) => ({
    basketId,
    change: (basket) => unadjustLine(basket, adjustmentId),
  })),
]

/** An agent's own session has no basket, so every adjustment has a name behind it. */
const agentOf = ({ agentId }: SignedCaller): string => agentId ?? ''
