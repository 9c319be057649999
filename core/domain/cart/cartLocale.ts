import { allLocales, locales } from '../locale/locales.ts'
import type { Locale } from '../locale/locales.ts'
import type { Cart } from './cart.ts'
import { broughtBy } from './changes/changeRules.ts'
import type { ConfirmedBasket } from './confirmedBasket.ts'

type Currency = ConfirmedBasket['currency']

/**
 * CART-42: the currency of the basket that the next call is about: that of the move in progress, of the basket, or of
 * what opens a new one (CART-11). Undefined while there is none.
 */
export const cartCurrency = ({ basket, rebuild, pending, locale }: Cart): Currency | undefined => {
  if (rebuild && locale) return locales[locale].currency
  const [head] = pending
  const opens = head && (!basket || basket.lines.length === 0) ? broughtBy(head.wish) : undefined
  return (opens ?? rebuild?.lines[0])?.product.currency ?? basket?.currency
}

/**
 * CART-42: the shop whose session has the cart, whichever country's page is open. `own` = the page's. A cart that never
 * moved belongs to the page's shop, unless its currency is another one.
 */
export const cartLocale = (cart: Cart, own: Locale): Locale => {
  const currency = cartCurrency(cart) ?? locales[own].currency
  return [cart.locale ?? own, own, ...allLocales].find((locale) => locales[locale].currency === currency) ?? own
}
