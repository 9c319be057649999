import { attacksOf, weakIf } from '../Attack.ts'
import type { Attack, Ground, Verdict, Weakness } from '../Attack.ts'
import {
  addPayment,
  basketOf,
  cardBody,
  orderBody,
  placeOrder,
  readBasket,
  readyBasket,
  withItem,
} from '../basketCalls.ts'
import { errorIdOf, guestOf, must, paths } from '../visitor.ts'

const quantities: readonly unknown[] = [-1, 0, 0.5, 1.5, 1e9, Number.MAX_SAFE_INTEGER, '2', [2], { $gt: 0 }, null, true]

/** Quantities that no shopper can put into a cart and that would make goods cheaper. */
const quantityTricks = async ({ client, victim }: Ground): Promise<Verdict> => {
  const guest = await guestOf(client())
  const { basketId, items } = await withItem(guest, victim.goods.sku, 2)
  const itemId = items[0]?.itemId ?? ''
  const weaknesses: Weakness[] = []
  for (const qty of quantities) {
    const body = { cartId: basketId, itemId, qty }
    const reply = await guest.call('PUT', `/cart/v1/cart/${basketId}/item`, body)
    const request = `PUT /cart/v1/cart/<id>/item ${JSON.stringify(body)}`
    weaknesses.push(
      ...weakIf(
        reply.status < 400 || reply.status >= 500,
        `the quantity ${JSON.stringify(qty)} is answered ${reply.status}`,
        request,
      ),
    )
  }
  const after = (await readBasket(guest, basketId)).items[0]?.qty
  return {
    figures: `${quantities.length} quantities, ${after} in the cart afterwards`,
    weaknesses: [
      ...weaknesses,
      ...weakIf(after !== 2, `the cart has ${after} pieces, not 2`, 'one of the calls above'),
    ],
  }
}

/** Prices, discounts and currencies in bodies. */
const priceTricks = async ({ client, victim }: Ground): Promise<Verdict> => {
  const guest = await guestOf(client())
  const honest = await withItem(await guestOf(client()), victim.goods.sku)
  const price = honest.items[0]?.price.current ?? 0
  const cheap = {
    productId: victim.goods.sku,
    qty: 1,
    price: 0.01,
    price_current: 0.01,
    currency: 'EUR',
    discount: 99,
    totals: { total: 0.01 },
    consumerType: 'EMPLOYEE',
    priceAdjustment: { type: 'PERCENT', value: 99 },
  }
  const made = basketOf(must(await guest.call('POST', paths.cartWithItem, cheap), 201))
  const adjusted = await guest.call('POST', `/cart/v1/cart/${made.basketId}/price_adjustments`, {
    itemId: made.items[0]?.itemId,
    type: 'PERCENT',
    value: 99,
    reason: 'x',
  })
  const basket = await readBasket(guest, made.basketId)
  const request = `POST ${paths.cartWithItem} ${JSON.stringify(cheap)}`
  return {
    figures: `price ${basket.items[0]?.price.current} of ${price}, an adjustment by a guest ${adjusted.status}`,
    weaknesses: [
      ...weakIf(
        basket.items[0]?.price.current !== price || basket.totals.totalDiscount !== 0,
        'the body set the price',
        request,
      ),
      ...weakIf(
        adjusted.status < 400,
        'a guest took something off a price',
        'POST /cart/v1/cart/<id>/price_adjustments {"type":"PERCENT","value":99}',
      ),
    ],
  }
}

const shownTotals = async ({ client, victim }: Ground): Promise<Verdict> => {
  const guest = await guestOf(client())
  const basket = await readyBasket(guest, victim.goods.sku)
  const { total } = basket.totals
  const taken: string[] = []
  for (const shown of [total - 0.01, total + 0.01, 0, -1, 0.01, -total, 1e12]) {
    const reply = await guest.call('PUT', paths.order, orderBody(basket, shown))
    if (reply.status < 400 || reply.status >= 500) taken.push(`${shown} → ${reply.status}`)
  }
  const negative = await addPayment(guest, basket.basketId, { ...cardBody, amount: -50 })
  const again = basketOf(must(await guest.call('POST', paths.prepare, { basketId: basket.basketId }), 200))
  const honest = await placeOrder(guest, again)
  return {
    figures: `7 wrong totals, ${taken.length} taken; the right one ${honest.status}, a card that pays −50 ${negative.status}`,
    weaknesses: [
      ...weakIf(
        taken.length > 0,
        `another total than the shown one was taken: ${taken.join(', ')}`,
        `PUT ${paths.order} {…"additionalData":{"shownTotal":${taken[0]?.split(' ')[0]}}}`,
      ),
      ...weakIf(
        again.totals.total !== total,
        `the total is ${again.totals.total} now, not ${total}`,
        'POST …/paymentInstruments {…"amount":-50}',
      ),
      ...weakIf(honest.status !== 200, `the honest order is refused: ${errorIdOf(honest)}`, `PUT ${paths.order}`),
    ],
  }
}

const attack = attacksOf('money', { requests: 60, seconds: 60 })

export const amountAttacks: readonly Attack[] = [
  attack(
    'quantities',
    'Negative, fractional, huge and strange quantities.',
    'Each is refused, and the cart stays as it is.',
    quantityTricks,
  ),
  attack(
    'prices',
    'Prices, discounts, currency and the employee’s discount in a body; a price adjustment by a guest.',
    'Only the server sets prices.',
    priceTricks,
  ),
  attack(
    'shown-totals',
    'Orders at another total than the basket’s, a card that pays a negative amount.',
    'An order is taken at the total of the basket and at no other.',
    shownTotals,
  ),
]
