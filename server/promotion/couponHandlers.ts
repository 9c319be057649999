import { applyCoupon, removeCoupon } from '../../contracts/api/cartApi.ts'
import { couponCode } from '../../core/domain/promotion/coupon.ts'
import { evaluateCoupon } from '../../core/domain/promotion/evaluateCoupon.ts'
import { changeBasket } from '../cart/changeBasket.ts'
import { priceBasket } from '../cart/priceBasket.ts'
import { refuse } from '../http/answer.ts'
import { handle } from '../http/handle.ts'
import type { Handler } from '../http/handle.ts'

export const couponHandlers: readonly Handler[] = [
  /** CART-19 */
  handle(applyCoupon, async ({ body }, caller, context) => {
    const code = couponCode(body.code)
    const { catalogue, locale, now } = context
    return changeBasket(
      { ...context, caller },
      body.cartId,
      (basket, shelf) => {
        const { document } = basket
        const told = evaluateCoupon(shelf.coupons.get(code) ?? null, {
          now,
          redeemedBefore: shelf.redeemed.has(code),
          country: basket.country,
          subtotal: priceBasket(basket, shelf, catalogue, locale, now).totals.itemSubTotal,
          appliedCodes: document.coupons,
        })
        return told._tag === 'Refused' ? refuse(told.errorId, { field: 'code' }) : { ...document, coupons: [...document.coupons, code] }
      },
      { codes: [code] },
    )
  }),
  /** CART-19 */
  handle(removeCoupon, async ({ body }, caller, context) => {
    const code = couponCode(body.code)
    return changeBasket({ ...context, caller }, body.cartId, ({ document }) =>
      document.coupons.includes(code)
        ? { ...document, coupons: document.coupons.filter((applied) => applied !== code) }
        : refuse('PRM130', { field: 'code' }),
    )
  }),
]
