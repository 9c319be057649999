import { randomUUID } from 'node:crypto'
import { attacksOf, weakIf } from '../Attack.ts'
import type { Attack, Ground, Verdict } from '../Attack.ts'
import { addPayment, basketOf, orderBody, placeOrder, readyBasket, readyToOrder, withItem } from '../basketCalls.ts'
import type { WireBasket, WireOrder } from '../basketCalls.ts'
import { errorIdOf, guestOf, jsonOf, must, paths } from '../visitor.ts'
import type { Visitor } from '../visitor.ts'
import type { Reply } from '../rawClient.ts'

type Racer = { readonly who: Visitor; readonly basket: WireBasket }

const racers = async (
  { client }: Ground,
  count: number,
  ready: (who: Visitor, nth: number) => Promise<WireBasket>,
): Promise<readonly Racer[]> => {
  const all: Racer[] = []
  for (let nth = 0; nth < count; nth++) {
    const who = await guestOf(client())
    all.push({ who, basket: await ready(who, nth) })
  }
  return all
}

const race = (all: readonly Racer[]): Promise<readonly Reply[]> =>
  Promise.all(all.map(({ who, basket }) => placeOrder(who, basket)))

const confirmed = (replies: readonly Reply[]): readonly WireOrder[] =>
  replies.filter(({ status }) => status === 200).map((reply) => jsonOf(reply) as WireOrder)

/** The losers must be refused, without an error of the server. */
const fallen = (replies: readonly Reply[]): number =>
  replies.filter(({ status }) => status === 0 || status >= 500).length

/** The piece is in every basket: the first to order gets it. */
const lastPiece = async (ground: Ground): Promise<Verdict> => {
  const [sku = ''] = ground.victim.goods.lastPieces
  const all = await racers(ground, ground.isShort ? 12 : 20, (who) => readyBasket(who, sku))
  const replies = await race(all)
  const sold = confirmed(replies).length
  const request = `PUT ${paths.order} from ${all.length} baskets with the same last piece at once`
  return {
    figures: `${sold} of ${all.length} ordered the one piece`,
    weaknesses: [
      ...weakIf(sold !== 1, `${sold} orders of one piece`, request),
      ...weakIf(fallen(replies) > 0, `${fallen(replies)} of the others met a fault of the server`, request),
    ],
  }
}

/** A demo card with $1.00, less than any goods cost. No other attack uses it. */
const giftCard = '6006000000000092'

/** All baskets are to be paid in part by the same card. */
const oneGiftCard = async (ground: Ground): Promise<Verdict> => {
  const { sku, pin } = ground.victim.goods
  const all = await racers(ground, ground.isShort ? 6 : 10, async (who) => {
    const { basketId } = await readyBasket(who, sku)
    must(
      await addPayment(who, basketId, { payment_method_id: 'GIFT_CARD', giftCard: { cardNumber: giftCard, pin } }),
      200,
    )
    return basketOf(must(await who.call('POST', paths.prepare, { basketId }), 200))
  })
  const paid = all.flatMap(({ basket }) => basket.totals.total - basket.totals.remainingToPay)
  const replies = await Promise.all(all.map(({ who, basket }) => payRest(who, basket)))
  const spent = replies.reduce((sum, reply, nth) => sum + (reply.status === 200 ? (paid[nth] ?? 0) : 0), 0)
  const request = `PUT ${paths.order} from ${all.length} baskets with the same gift card of 1.00 at once`
  return {
    figures: `${confirmed(replies).length} of ${all.length} ordered, ${spent.toFixed(2)} of 1.00 paid by the card`,
    weaknesses: [
      ...weakIf(spent < 0.999, 'nobody could pay with the card', request),
      ...weakIf(spent > 1.001, `${spent.toFixed(2)} was paid by a card of 1.00`, request),
      ...weakIf(fallen(replies) > 0, `${fallen(replies)} met a fault of the server`, request),
    ],
  }
}

/** The shopper has seen what the card pays, and agrees to nothing else. */
const payRest = (who: Visitor, { basketId, totals }: WireBasket): Promise<Reply> =>
  who.call('PUT', paths.order, {
    cartId: basketId,
    paymentMethod: { additionalData: { shownTotal: totals.total, shownRemaining: totals.remainingToPay } },
    type: 'CREDIT_CARD',
  })

const withCoupon =
  (sku: string, email: string) =>
  async (who: Visitor): Promise<WireBasket> => {
    const { basketId } = await withItem(who, sku)
    await who.call('PUT', paths.coupon, { cartId: basketId, code: 'ONCE5' })
    return readyToOrder(who, basketId, email)
  }

const discounted = (replies: readonly Reply[]): number =>
  confirmed(replies).filter(({ totals }) => totals.discount > 0).length

const onceCoupon = async (ground: Ground): Promise<Verdict> => {
  const name = randomUUID().slice(0, 8)
  const all = await racers(ground, ground.isShort ? 6 : 10, withCoupon(ground.victim.goods.sku, `${name}@example.com`))
  const replies = await race(all)
  const times = discounted(replies)
  const request = `PUT ${paths.order} from ${all.length} baskets with ONCE5 and one e-mail at once`
  return {
    figures: `${times} of ${all.length} discounted`,
    weaknesses: [
      ...weakIf(times !== 1, `ONCE5 was taken off ${times} orders`, request),
      ...weakIf(fallen(replies) > 0, 'a loser met a fault of the server', request),
    ],
  }
}

const onceAliases = async (ground: Ground): Promise<Verdict> => {
  const name = randomUUID().slice(0, 8)
  const emails = [
    `${name}@example.com`,
    `${name}+shop@example.com`,
    `${name.toUpperCase()}@example.com`,
    `${name}+2@EXAMPLE.com`,
  ]
  const replies: Reply[] = []
  for (const email of emails) {
    const who = await guestOf(ground.client())
    replies.push(await placeOrder(who, await withCoupon(ground.victim.goods.sku, email)(who)))
  }
  const times = discounted(replies)
  const request = `PUT ${paths.coupon} {"code":"ONCE5"}, and the order with the e-mail ${emails[1]} after one with ${emails[0]}`
  return {
    figures: `${times} of ${emails.length} spellings discounted (${replies.map((reply) => errorIdOf(reply) || reply.status).join(', ')})`,
    weaknesses: weakIf(times > 1, `ONCE5 was taken off ${times} orders of one mailbox`, request),
  }
}

const manyKeys = async ({ client, victim }: Ground): Promise<Verdict> => {
  const who = await guestOf(client())
  const basket = await readyBasket(who, victim.goods.sku)
  const replies = await Promise.all(Array.from({ length: 20 }, () => who.call('PUT', paths.order, orderBody(basket))))
  const numbers = new Set(confirmed(replies).map(({ orderNumber }) => orderNumber))
  const request = `PUT ${paths.order} of one basket under 20 idempotency keys at once`
  return {
    figures: `${numbers.size} order of one basket under 20 keys, ${replies.filter(({ status }) => status >= 400 && status < 500).length} refused`,
    weaknesses: [
      ...weakIf(numbers.size !== 1, `${numbers.size} orders of one basket`, request),
      ...weakIf(fallen(replies) > 0, `${fallen(replies)} met a fault of the server`, request),
    ],
  }
}

const attack = attacksOf('money', { requests: 240, seconds: 120 })

export const raceAttacks: readonly Attack[] = [
  {
    ...attack('last-piece', 'Many baskets with the same last piece are ordered at once.', 'One of them is.', lastPiece),
    needs: 'own server',
  },
  attack(
    'one-gift-card',
    'Many baskets are paid with the same gift card at once.',
    'The card pays no more than it holds.',
    oneGiftCard,
  ),
  attack(
    'once-coupon',
    'Many baskets of one customer with ONCE5 are ordered at once.',
    'It is taken off once.',
    onceCoupon,
  ),
  attack(
    'once-coupon-aliases',
    'The same mailbox uses ONCE5 again under other spellings (+shop, capitals).',
    'A mailbox is one customer, however it is spelled.',
    onceAliases,
  ),
  attack(
    'one-basket-many-keys',
    'One basket is ordered under 20 idempotency keys at once.',
    'There is one order.',
    manyKeys,
  ),
]
