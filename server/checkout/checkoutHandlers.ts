import {
  readShippingMethods,
  removeBillingAddress,
  removeShippingAddress,
  setBillingAddress,
  setShippingAddress,
  setShippingMethod,
  validateShippingAddress,
} from '../../contracts/api/cartApi.ts'
import { isOver } from '../cart/BasketDocument.ts'
import { basketQuery, missing, pricingFactsOf } from '../cart/changeBasket.ts'
import { handleChange } from '../cart/handleChange.ts'
import { storeToShow } from '../cart/collection.ts'
import { priceBasket } from '../cart/priceBasket.ts'
import { shipmentsOf } from '../cart/shipmentsOf.ts'
import { answer, refuse } from '../http/answer.ts'
import { handle } from '../http/handle.ts'
import type { Handler } from '../http/handle.ts'
import { withBillingAddress } from './billingAddress.ts'
import { withShippingAddress } from './shippingAddress.ts'
import { withShippingMethod } from './shippingMethod.ts'
import { validatedAddress } from './validatedAddress.ts'

export const checkoutHandlers: readonly Handler[] = [
  /** SHIP-07 */
  handle(readShippingMethods, async ({ params, query }, caller, { db, catalogue, locale, now }) => {
    const basket = await basketQuery(db, caller.subject, params.basketId).executeTakeFirst()
    if (!basket || isOver(basket)) return missing({ db, caller }, params.basketId)
    const facts = await pricingFactsOf({ db, now }, basket, { storeId: storeToShow(basket.document, query.favStoreId) })
    const shipments = shipmentsOf(priceBasket(basket, facts, catalogue, locale, now))
    const shipment = shipments.find(({ shippingId }) => shippingId === params.shippingId)
    if (!shipment) return refuse('SHP404', { field: 'shippingId' })
    return answer({ applicableShippingMethods: shipment.offers.map(({ method }) => method) })
  }),
  /** SHIP-08 */
  handleChange(setShippingMethod, (input, _caller, context) => ({
    basketId: input.body.cartId,
    change: (basket, facts) => withShippingMethod(basket, facts, input, context),
    needs: { storeId: input.query.favStoreId, pointId: input.body.collectionPointId },
  })),
  /** SHIP-17 */
  handleChange(setShippingAddress, ({ params: { basketId }, body }, _caller, context) => ({
    basketId,
    change: (basket, facts) => withShippingAddress(basket, facts, body, context),
    needs: { emails: body.addresses.flatMap(({ email }) => email ?? []) },
  })),
  /** SHIP-18 */
  handleChange(removeShippingAddress, ({ params: { basketId } }) => ({
    basketId,
    change: ({ document: { shippingAddress: _address, verifiedShippingAddress: _verified, ...rest } }) => rest,
  })),
  /** SHIP-19 */
  handle(validateShippingAddress, async ({ params, body }, caller, context) =>
    validatedAddress({ ...context, caller }, params.basketId, body),
  ),
  /** SHIP-20 */
  handleChange(setBillingAddress, ({ params: { basketId }, body }) => ({
    basketId,
    change: ({ document }) => withBillingAddress(document, body),
  })),
  /** SHIP-20 */
  handleChange(removeBillingAddress, ({ params: { basketId } }) => ({
    basketId,
    change: ({ document: { billingAddress: _address, ...rest } }) => rest,
  })),
]
