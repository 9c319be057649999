import { defined } from '../../../core/domain/fields/fields.ts'
import { giftCardIds } from '../../giftcard/takeGiftCards.ts'
import type { PricingNeeds } from '../../storage/tables/BasketTables.ts'
import { giftSku } from './giftWithPurchase.ts'
import type { OpenBasket } from './OpenBasket.ts'

/**
 * What a basket's figures depend on outside the basket. Written with it every time, so that one statement finds both.
 */
export const needsOf = (basket: Pick<OpenBasket, 'subject' | 'document'>): PricingNeeds => {
  const { lines, coupons, favoriteStoreId, method } = basket.document
  return {
    skus: [...new Set([...lines.map(({ sku }) => sku), giftSku])],
    codes: coupons,
    giftCards: giftCardIds(basket.document),
    customers: customersOf(basket),
    ...defined({ storeId: favoriteStoreId, pointId: method?.pointId }),
  }
}

/** Additional facts to load; `storeId` and `pointId` replace the basket's own. */
export type MoreNeeds = { readonly [Name in keyof PricingNeeds]?: PricingNeeds[Name] | undefined }

/** The names under which the basket's customer may have used a once-only coupon. */
export const customersOf = ({ subject, document }: Pick<OpenBasket, 'subject' | 'document'>): readonly string[] => {
  const emails = [document.shippingAddress?.email, document.billingAddress?.email]
  const named = emails.flatMap((email) => (email === undefined ? [] : [emailCustomer(email)]))
  return [...new Set([`consumer:${subject}`, ...named])]
}

/**
 * `name+anything@` is delivered to `name@`, so here, and only here, both are one customer: letters go to the address as
 * typed.
 */
export const emailCustomer = (email: string): string =>
  `email:${email
    .trim()
    .toLowerCase()
    .replace(/^([^+@]+)\+[^@]*@/, '$1@')}`
