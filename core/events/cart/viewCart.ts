import type { Amount } from '../../../contracts/views/amount.ts'
import type { CalloutView, CartView, CouponView, MoveView, TotalsView } from '../../../contracts/views/cartView.ts'
import type { LineView } from '../../../contracts/views/lineView.ts'
import type { Cart, CartMove } from '../../domain/cart/cart.ts'
import { changesOf } from '../../domain/cart/changes/cartChange.ts'
import { ruleOf } from '../../domain/cart/changes/changeRules.ts'
import type { ConfirmedBasket, ConfirmedCallout } from '../../domain/cart/confirmedBasket.ts'
import type { FlashCode } from '../../domain/errors/flashCodes.ts'
import { parseCallout, shownCallout } from '../../domain/promotion/promotionSummary.ts'
import { estimateTotals } from '../../domain/cart/estimateTotals.ts'
import { basketOf, rowTotalOf, shownLines, takenOff } from '../../domain/cart/shownLines.ts'
import { locales } from '../../domain/locale/locales.ts'
import type { Locale } from '../../domain/locale/locales.ts'
import { maximumOf } from '../../domain/inventory/quantity.ts'
import type { ShownLine } from '../../domain/cart/shownLines.ts'

/** What the screen sees of the cart: the server's basket with everything still owed applied. */
export const viewCart = (whole: Cart): CartView => {
  const lines = shownLines(whole)
  const cart = { ...whole, basket: basketOf(whole, lines) }
  const unsure = cart.rebuild !== null || cart.pending.some(({ wish: change }) => ruleOf(change).movesTotals)
  const totals = viewTotals(lines, cart.basket, unsure)
  const currency = currencyOf(lines, cart)
  return {
    currency,
    lines: lines.map((line) => ({
      ...viewLine(line, cart.rebuild !== null),
      ...(currency === null ? { isUnpriced: true } : {}),
    })),
    removed: cart.removed
      .filter((removed) => !lines.some((line) => line.key === removed.line.key))
      .map(({ removal, line, position }) => ({ removal, name: line.product.name, lineKey: line.key, position })),
    units: totals.units,
    totals,
    coupons: viewCoupons(cart),
    callouts: (cart.basket?.callouts ?? []).flatMap(viewCallout),
    messages: viewMessages(cart.basket, lines),
    refusals: cart.refusals,
    estimate: cart.estimate,
    waiting: cart.pending.length + (cart.rebuild ? 1 : 0),
    rebuilding: cart.rebuild !== null && (!cart.rebuild.paused || cart.pending.length > 0),
    customerRejectedAt: cart.customerRejectedAt,
    move: cart.move ? viewMove(cart.move, cart.locale ?? cart.move.from, currency, totals.total) : null,
  }
}

/**
 * CART-42: amounts of two currencies are never shown together, nor added up; while the cart moves, none of the old ones
 * is shown.
 */
const currencyOf = (lines: readonly ShownLine[], { basket, rebuild, locale }: Cart): CartView['currency'] => {
  const to = rebuild && locale ? locales[locale].currency : undefined
  const currency = to ?? basket?.currency ?? lines[0]?.product.currency ?? null
  return lines.every(({ product }) => product.currency === currency) ? currency : null
}

const viewMove = (move: CartMove, to: Locale, currency: CartView['currency'], total: Amount): MoveView => {
  const isPriced = currency === locales[to].currency
  return {
    moveId: move.moveId,
    from: move.from,
    to,
    before: { minor: move.before.total, currency: move.before.currency },
    after: move.after === null ? (isPriced ? total : null) : { minor: move.after, estimated: false },
    dropped: move.dropped,
    notSold: move.notSold.map(({ key, product }) => ({ lineKey: key, name: product.name })),
    sentHome: move.sentHome,
  }
}

const outOfStock: FlashCode = 'ProductLineItemFullInventoryMissing'

/**
 * CART-36: that an order cannot be completed is shown for a cart that the server has emptied, not for one that the
 * shopper is emptying. CART-39: one per code and shipment. CART-38: nothing is shown about a line that is gone.
 * CART-37: a message about a shipment that the basket does not have is about the cart.
 */
const viewMessages = (basket: ConfirmedBasket | null, lines: readonly ShownLine[]): CartView['messages'] => {
  const isBeingEmptied = lines.length === 0 && basket !== null && basket.lines.length > 0
  const isThere = (key: string | undefined): boolean => key === undefined || lines.some((line) => line.key === key)
  const answers = (basket?.messages ?? [])
    .filter(({ code, lineKey }) => isThere(lineKey) && !(isBeingEmptied && code === outOfStock))
    .map((message) => {
      const isKnown = basket?.methods.some(({ shippingId }) => shippingId === message.shipmentId)
      return isKnown ? message : { ...message, shipmentId: null }
    })
  const keyOf = ({ code, shipmentId, lineKey }: CartView['messages'][number]): string =>
    JSON.stringify([code, shipmentId, lineKey])
  return answers.filter((message, place) => answers.findIndex((other) => keyOf(other) === keyOf(message)) === place)
}

const viewLine = (line: ShownLine, rebuilding: boolean): LineView => {
  const waiting = line.confirmedRowTotal === null || (rebuilding && line.itemId === null)
  return {
    ...line.product,
    maxQuantity: maximumOf(line.product),
    lineKey: line.key,
    quantity: line.quantity,
    rowTotal: { minor: rowTotalOf(line), estimated: waiting },
    originalRowTotal: line.product.originalPrice * line.quantity,
    ...(line.adjustment
      ? {
          adjustment: {
            type: line.adjustment.type,
            value: line.adjustment.value,
            reason: line.adjustment.reason,
            amount: takenOff(line),
          },
        }
      : {}),
    ...(line.reservation ? { reservation: line.reservation } : {}),
    isBonus: line.isBonus,
    group: line.isPickup ? 'pickup' : 'home',
    shippingId: line.shippingId,
    ...(line.recipeId === null ? {} : { recipeId: line.recipeId }),
    ...(line.giftOption === null ? {} : { giftOption: line.giftOption }),
    isCollected: line.delivery !== 'home',
    state: waiting ? 'waiting' : 'confirmed',
    notices: line.notices,
  }
}

const viewTotals = (lines: readonly ShownLine[], basket: ConfirmedBasket | null, unsure: boolean): TotalsView => {
  const totals = basket && !unsure ? basket.totals : estimateTotals(lines, basket)
  const amount = (minor: number): Amount => ({ minor, estimated: unsure || basket === null })
  return {
    itemTotal: amount(totals.itemTotal),
    itemSubTotal: amount(totals.itemSubTotal),
    totalDiscount: amount(totals.totalDiscount),
    orderDiscount: amount(totals.discount),
    totalDiscountPercentage: totals.totalDiscountPercentage,
    shipping: totals.shipping === null ? null : amount(totals.shipping),
    tax: totals.tax === null || !isTaxKnown(basket) ? null : amount(totals.tax),
    total: amount(totals.total),
    totalWithoutTax: amount(totals.totalWithoutTax),
    appliedRewards: amount(totals.appliedRewards),
    remainingToPay: amount(totals.remainingToPay),
    units: totals.units,
    taxIncluded: basket?.taxIncluded ?? false,
  }
}

/** A tax of 0 before the destination is known is not shown as a figure. */
const isTaxKnown = (basket: ConfirmedBasket | null): boolean =>
  basket === null || basket.taxIncluded || basket.shippingAddress !== null || basket.billingAddress !== null

const viewCoupons = (cart: Cart): readonly CouponView[] => {
  const confirmed = cart.basket?.coupons ?? []
  const leaving = changesOf(cart.pending, 'RemoveCoupon').map(({ code }) => code)
  const coming = changesOf(cart.pending, 'ApplyCoupon').map(({ code }) => code)
  return [
    ...confirmed.map((coupon): CouponView => ({
      code: coupon.code,
      discount: { minor: coupon.discount, estimated: cart.pending.length > 0 },
      state: leaving.includes(coupon.code) ? 'leaving' : coupon.valid === false ? 'void' : 'confirmed',
    })),
    ...[...coming, ...(cart.rebuild?.coupons ?? [])]
      .filter((code) => !confirmed.some((coupon) => coupon.code === code))
      .map((code): CouponView => ({ code, discount: { minor: 0, estimated: true }, state: 'waiting' })),
  ]
}

/** CART-08 decides what is shown of a promotion; its progress is computed here. */
const viewCallout = (callout: ConfirmedCallout): readonly CalloutView[] => {
  const { promotionId, calloutMessage, distance, showWithin } = callout
  const words = parseCallout(calloutMessage)
  const shown = shownCallout({
    calloutMessage,
    distanceFromConditionThreshold: distance,
    ...(showWithin === null ? {} : { approachingDisplayLevel: showWithin }),
  })
  if (words === null || shown === null) return []
  const threshold = callout.threshold ?? distance
  const progress = threshold > 0 ? Math.max(0, Math.min(1, 1 - distance / threshold)) : 1
  return [{ promotionId, ...words, distance, progress }]
}
