import { routePlaceOrderError } from '../../domain/errors/routePlaceOrderError.ts'
import type { ConfirmedBasket } from '../../domain/cart/confirmedBasket.ts'
import type { Placing } from '../../domain/order/order.ts'
import type { Shop } from '../../domain/shop/shop.ts'
import type { ShopEvent } from '../../events/shop/shopEvent.ts'
import type { Settled } from '../answer.ts'
import { basketToConfirmed } from '../cart/basketToConfirmed.ts'
import { cartNotFound } from '../cart/refusals.ts'
import type { Refused } from '../cart/refusals.ts'
import { isOrder } from '../isOrder.ts'
import { orderToConfirmed } from './orderToConfirmed.ts'

/** What an answer to prepareOrder or placeOrder means. */
export const recordOrder = (shop: Shop, answer: Settled): readonly ShopEvent[] => {
  const { placing } = shop.order
  if (!placing) return []
  switch (answer._tag) {
    case 'Confirmed':
      return isOrder(answer.body)
        ? [{ _tag: 'v1.OrderConfirmed', id: placing.id, order: orderToConfirmed(answer.body) }]
        : prepared(placing, basketToConfirmed(answer.body))
    case 'Refused':
      return refused(shop, placing, answer)
    case 'SecretGone':
      return []
  }
}

/** Shown, charged and stored are one total: a prepared basket that comes to another one is put before the shopper. */
const prepared = (placing: Placing, basket: ConfirmedBasket): readonly ShopEvent[] => {
  if (basket.totals.total === placing.shownTotal) return [{ _tag: 'v1.OrderPrepared', id: placing.id, basket }]
  const problem = { problemId: placing.id, errorId: 'total-changed', message: '', surface: 'banner', step: null } as const
  return [{ _tag: 'v1.OrderRefused', id: placing.id, problem, basket, refresh: false }]
}

/** ERR-10…17. ERR-13: a cart that is gone is told at the top and not placed again by itself. */
const refused = (shop: Shop, placing: Placing, answer: Refused): readonly ShopEvent[] => {
  const route = routePlaceOrderError(answer.errorId, shop.cart.basket?.messages ?? [])
  const problem = {
    problemId: placing.id,
    errorId: answer.errorId,
    message: answer.message,
    surface: route.surface,
    step: route.step,
  }
  const told: ShopEvent = { _tag: 'v1.OrderRefused', id: placing.id, problem, basket: null, refresh: route.refreshCart }
  const basketId = shop.cart.basket?.basketId
  return answer.errorId === cartNotFound && basketId !== undefined
    ? [told, { _tag: 'v1.BasketLost', basketId, changeId: null, paused: false }]
    : [told]
}
