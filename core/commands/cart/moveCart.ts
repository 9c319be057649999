import type { CommandOf } from '../../../contracts/commands.ts'
import type { Cart, WantedLine } from '../../domain/cart/cart.ts'
import { cartCurrency, cartLocale } from '../../domain/cart/cartLocale.ts'
import { couponsInCart, isBonus } from '../../domain/cart/cartRules.ts'
import { keyDelivered } from '../../domain/cart/lineKey.ts'
import { shownLines, wantedLine } from '../../domain/cart/shownLines.ts'
import { locales, parseLocale } from '../../domain/locale/locales.ts'
import type { Locale } from '../../domain/locale/locales.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import type { ShopEvent } from '../../events/shop/shopEvent.ts'
import { viewCart } from '../../events/cart/viewCart.ts'
import type { Decision } from '../decision.ts'

/**
 * CART-42: the lines on the screen go into a new basket of another country's shop, in its currency; nothing is owed
 * about the old one any more. What is not sold there is named, and so is what can no longer be collected in a store.
 * What an earlier move could not take along is tried again.
 */
export const moveCart = ({ cart }: ShopperState, command: CommandOf<'MoveCart'>): Decision => {
  const { commandId: moveId, products = [], notSold = [] } = command
  const to = parseLocale(command.to)
  if (!to) return { _tag: 'Malformed', issue: command.to }
  const goods = goodsOf(cart)
  const [first] = goods
  if (!first || isThere(cart, to)) return []
  const moved = goods.map((line) => shipped(line, products))
  const lines = merged(moved.filter(({ product }) => !notSold.includes(product.sku)))
  const { currency, totals } = viewCart(cart)
  return [
    {
      _tag: 'v1.CartMoving',
      moveId,
      from: fromOf(cart, command, to),
      to,
      before:
        cart.rebuild && cart.move
          ? cart.move.before
          : { currency: currency ?? first.product.currency, total: totals.total.minor },
      lines,
      coupons: couponsInCart(cart),
      dropped: droppedFrom(cart),
    },
    ...moved
      .filter(({ product }) => notSold.includes(product.sku))
      .map((line): ShopEvent => ({ _tag: 'v1.LineNotSoldHere', moveId, line })),
    ...goods
      .filter(({ delivery }) => delivery !== 'home')
      .map(({ key, product: { name } }): ShopEvent => ({ _tag: 'v1.LineSentHome', moveId, key, name })),
  ]
}

/** What the shopper sees in the cart, and what the last move could not take along. A gift is earned anew. */
const goodsOf = (cart: Cart): readonly WantedLine[] => {
  const shown = shownLines(cart)
    .filter((line) => !isBonus(line))
    .map(wantedLine)
  const left = (cart.move?.notSold ?? []).filter(({ key }) => !shown.some((line) => line.key === key))
  return [...shown, ...left]
}

/** Another language of the same country has the same basket. */
const isThere = (cart: Cart, to: Locale): boolean =>
  cart.locale !== undefined &&
  locales[cart.locale].country === locales[to].country &&
  cartCurrency(cart) === locales[to].currency

const fromOf = (cart: Cart, { from }: CommandOf<'MoveCart'>, to: Locale): Locale =>
  cartLocale(cart, parseLocale(from ?? '') ?? to)

/** As the new shop sells it, as far as that is known; a store of the old country is out of reach. */
const shipped = (line: WantedLine, products: NonNullable<CommandOf<'MoveCart'>['products']>): WantedLine => ({
  ...line,
  key: keyDelivered(line.key, 'home'),
  delivery: 'home',
  product: products.find(({ sku }) => sku === line.product.sku) ?? line.product,
})

/** Lines that were collected and shipped are one. */
const merged = (lines: readonly WantedLine[]): readonly WantedLine[] =>
  lines.reduce<readonly WantedLine[]>((so, line) => {
    const twin = so.find(({ key }) => key === line.key)
    if (!twin) return [...so, line]
    return so.map((other) => (other === twin ? { ...twin, quantity: twin.quantity + line.quantity } : other))
  }, [])

const droppedFrom = (cart: Cart): readonly ('payments' | 'adjustments')[] => [
  ...((cart.basket?.partPayments ?? []).length > 0 ? (['payments'] as const) : []),
  ...(shownLines(cart).some(({ adjustment }) => adjustment) ? (['adjustments'] as const) : []),
]
