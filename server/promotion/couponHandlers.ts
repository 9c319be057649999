import { applyCoupon, removeCoupon } from '../../contracts/api/cart/cartApi.ts'
import { couponCode, evaluateCoupon } from '../../core/domain/promotion/coupon.ts'
import type { Change } from '../cart/changeBasket.ts'
import { handleChange } from '../cart/handleChange.ts'
import { priceBasket } from '../cart/pricing/priceBasket.ts'
import { refuse } from '../kit/answer.ts'
import type { Handler } from '../kit/handle.ts'
import { regionalText } from '../kit/regionalText.ts'

export const couponHandlers: readonly Handler[] = [
  /** CART-19 */
  handleChange(applyCoupon, ({ body }, _caller, { catalogue, locale, now }) => {
    const code = couponCode(body.code)
    return {
      basketId: body.cartId,
      needs: { codes: [code] },
      change: (basket, facts) => {
        const { document } = basket
        const { goods, known } = priceBasket(basket, facts, catalogue, locale, now)
        const evaluated = evaluateCoupon(facts.coupons.get(code) ?? null, {
          now,
          redeemedBefore: facts.redeemed.has(code),
          country: basket.country,
          goods,
          appliedCodes: document.coupons,
        })
        const isMoneyOnly = known.length > 0 && known.every(({ found }) => found.product.isDigital)
        if (evaluated._tag === 'Refused')
          return refuse(evaluated.errorId, {
            field: 'code',
            ...(isMoneyOnly && evaluated.errorId === 'PRM175'
              ? { message: regionalText(words[locale.language], locale) }
              : {}),
          })
        return { ...document, coupons: [...document.coupons, code] }
      },
    }
  }),
  /** CART-19 */
  handleChange(removeCoupon, ({ body }) => {
    const code = couponCode(body.code)
    const change: Change = ({ document }) =>
      document.coupons.includes(code)
        ? { ...document, coupons: document.coupons.filter((applied) => applied !== code) }
        : refuse('PRM130', { field: 'code' })
    return { basketId: body.cartId, change }
  }),
]

const words = {
  en: 'Codes do not apply to gift cards, and there is nothing else in your cart.',
  fr: 'Les codes ne s’appliquent pas aux cartes cadeaux, et votre panier ne contient rien d’autre.',
  de: 'Gutscheincodes gelten nicht für Geschenkkarten, und sonst liegt nichts in deinem Warenkorb.',
  it: 'I codici non valgono per le carte regalo e nel carrello non c’è altro.',
  es: 'Los códigos no se aplican a las tarjetas regalo y no hay nada más en tu cesta.',
} as const
