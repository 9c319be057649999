import {
  createCart,
  createCartWithItem,
  readCart,
  removeItem,
  reserveWithItem,
  updateItem,
} from '../../contracts/api/cartApi.ts'
import { answer } from '../http/answer.ts'
import { handle } from '../http/handle.ts'
import type { Handler } from '../http/handle.ts'
import { withGift } from '../promotion/giftWithPurchase.ts'
import { broughtBack } from '../saved/broughtBack.ts'
import { addItemHandler } from './addItemHandler.ts'
import { addLine } from './addLine.ts'
import { answerOf, pricingFactsOf } from './changeBasket.ts'
import { handleChange } from './handleChange.ts'
import { insertBasket, newBasket } from './newBasket.ts'
import { readBasket } from './readBasket.ts'
import { reserveItem } from './reserveItem.ts'
import { removeLine, updateLine } from './updateLine.ts'

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
