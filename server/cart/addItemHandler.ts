import { addItem } from '../../contracts/api/cartApi.ts'
import type { InputOf } from '../../contracts/api/endpoint.ts'
import { handle } from '../http/handle.ts'
import type { Handler } from '../http/handle.ts'
import { broughtBack } from '../saved/broughtBack.ts'
import { addLine } from './addLine.ts'
import { changeBasket } from './changeBasket.ts'
import type { Needs } from './changeBasket.ts'
import { handleChange } from './handleChange.ts'
import { withReserved } from './reserveItem.ts'

/** CART-16. What is to be put aside (CART-13), or brings something along from what was saved (CART-24), takes longer than one writing. */
export const addItemHandler: Handler = {
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
