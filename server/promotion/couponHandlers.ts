import { applyCoupon, removeCoupon } from '../../contracts/api/cartApi.ts'
import { couponCode } from '../../core/domain/promotion/coupon.ts'
import { evaluateCoupon } from '../../core/domain/promotion/evaluateCoupon.ts'
import type { Change } from '../cart/changeBasket.ts'
import { handleChange } from '../cart/handleChange.ts'
import { priceBasket } from '../cart/priceBasket.ts'
import { refuse } from '../http/answer.ts'
import type { Handler } from '../http/handle.ts'

export const couponHandlers: readonly Handler[] = [
  /** CART-19 */
  handleChange(applyCoupon, ({ body }, _caller, { catalogue, locale, now }) => {
    const code = couponCode(body.code)
    return {
      basketId: body.cartId,
      needs: { codes: [code] },
      change: (basket, shelf) => {
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
    }
  }),
  /** CART-19 */
  handleChange(removeCoupon, ({ body }) => {
    const code = couponCode(body.code)
    const change: Change = ({ document }) =>
      document.coupons.includes(code) ? { ...document, coupons: document.coupons.filter((applied) => applied !== code) } : refuse('PRM130', { field: 'code' })
    return { basketId: body.cartId, change }
  }),
]
