import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPurchase, readPurchaseHistory } from '../../../contracts/api/cart/purchaseApi.ts'
import type { Basket } from '../../../contracts/api/entities/basket.ts'
import { addItem, applyCoupon, createCartWithItem } from '../../../contracts/api/cart/cartApi.ts'
import { readShippingMethods } from '../../../contracts/api/cart/cartDeliveryApi.ts'
import { addPaymentInstrument, readPaymentMethods } from '../../../contracts/api/cart/cartPaymentApi.ts'
import { placeOrder, prepareOrder } from '../../../contracts/api/cart/orderApi.ts'
import { readSaved, saveForLater } from '../../../contracts/api/cart/saveForLaterApi.ts'
import { addFavorite, readFavorites } from '../../../contracts/api/account/wishlistApi.ts'
import { carryGuestOver } from '../../../server/consumer/sessionHandlers.ts'
import { openSession } from '../../../server/session/openSession.ts'
import { inTransaction } from '../../../server/storage/inTransaction.ts'
import { cardBody, cards, payWith, place, placing, readyBasket } from '../order/checkoutGuest.ts'
import { newId } from '../../../server/storage/newId.ts'
import { useAccountShop } from '../support/useGuestShop.ts'
import { expectRefusal } from '../support/expectRefusal.ts'

const { shop, skus } = await useAccountShop(4, { pieces: 40 })

const pieces = ({ items }: Pick<Basket, 'items'>): Record<string, number> =>
  Object.fromEntries(items.filter(({ bonus }) => !bonus).map(({ productId, qty }) => [productId, qty]))
const subjectOf = async (basketId: string) =>
  (await shop.storage.db.selectFrom('basket').select('subject').where('id', '=', basketId).executeTakeFirstOrThrow())
    .subject

test('AUTH-07 an account without a basket takes the guest’s as it is, and its next sign-in sums what another guest brings', async () => {
  const guest = await shop.newGuest()
  const { basketId } = await guest.withItem(skus[0]!, 2)
  const first = await shop.signedIn('consumer@example.com', guest, { guestObjects: { basketId } })
  expect(first.tokens.basketId).toBe(basketId)
  const other = await shop.newGuest()
  const brought = await other.withItem(skus[0]!, 3)
  await other.add(brought.basketId, skus[1]!, 1)
  await other.ask(applyCoupon, { body: { cartId: brought.basketId, code: 'WELCOME10' } })
  const second = await shop.signedIn('consumer@example.com', other, { guestObjects: { basketId: brought.basketId } })
  const merged = await second.read(basketId)
  expect(second.tokens.basketId).toEqual(basketId)
  expect(pieces(merged)).toEqual({ [skus[0]!]: 5, [skus[1]!]: 1 })
  expect(merged.couponItems.map(({ code }) => code)).toEqual(['WELCOME10'])
})

test('CART-38 AUTH-07 pieces of two carts beyond the order limit are left out, and the shopper is informed', async () => {
  const [sku, most] = [...shop.catalogue.variantBySku].flatMap(([name, { product }]) =>
    product.id === 'GIFTCARD250' ? [[name, product.maxQuantity] as const] : [],
  )[0]!
  const [account, guest] = [await shop.signedIn('athlete@example.com'), await shop.newGuest()]
  const { basketId } = await account.withItem(sku, most - 1)
  const brought = await guest.withItem(sku, 2)
  const merged = await shop.signedIn('athlete@example.com', guest, { guestObjects: { basketId: brought.basketId } })
  const answer = await merged.read(basketId, { isPatchRequired: true })
  expect(pieces(answer)).toEqual({ [sku]: most })
  expect(answer.flashMessages).toEqual([{ code: 'ProductItemMaxQuantity' }])
  expect((await merged.add(basketId, skus[1]!, 1)).flashMessages).toEqual([])
})

describe('when a call of the guest meets the sign-in', () => {
  test('AUTH-07 a call of the guest whose answer was lost is the same call for the account', async () => {
    const guest = await shop.newGuest()
    const account = await shop.signedIn('loyalty@example.com')
    await account.withItem(skus[2]!, 1)
    const { basketId } = await guest.withItem(skus[0]!, 1)
    const call = { body: { cartId: basketId, productId: skus[1]!, qty: 2 } }
    await guest.ask(addItem, call, { key: 'lost-answer' })
    const again = await shop.signedIn('loyalty@example.com', guest, { guestObjects: { basketId } })
    expect((await again.ask(addItem, call, { key: 'lost-answer' })).replayed).toBe(true)
  })

  test('AUTH-07 the id of the old basket leads to the new one', async () => {
    const guest = await shop.newGuest()
    const account = await shop.signedIn('loyalty@example.com')
    const own = await account.withItem(skus[2]!, 1)
    const { basketId } = await guest.withItem(skus[0]!, 1)
    const call = { body: { cartId: basketId, productId: skus[1]!, qty: 2 } }
    await guest.ask(addItem, call, { key: 'lost-answer' })
    const again = await shop.signedIn('loyalty@example.com', guest, { guestObjects: { basketId } })
    const late = await again.add(basketId, skus[0]!, 1)
    expect(late.basketId).toEqual(own.basketId)
    expect(pieces(late)).toEqual({ [skus[2]!]: 1, [skus[0]!]: 2, [skus[1]!]: 2 })
  })

  test('AUTH-07 when guest and account used one idempotency key, the sign-in succeeds, both answers remain, and the key stays the account’s', async () => {
    const key = 'used-by-both'
    const account = await shop.signedIn('prosumer@example.com')
    const call = { query: {}, body: { productId: skus[0]!, qty: 1 } }
    const own = await account.ask(createCartWithItem, call, { key })
    const guest = await shop.newGuest()
    const brought = await guest.ask(createCartWithItem, call, { key })
    expect(own.status).toBe(201)
    expect(brought.status).toBe(201)
    expect(own.body.basketId === brought.body.basketId).toBe(false)
    const again = await shop.signedIn('prosumer@example.com', guest, {
      guestObjects: { basketId: brought.body.basketId },
    })
    const answer = await again.ask(createCartWithItem, call, { key })
    expect(answer.replayed).toBe(true)
    expect(answer.text).toEqual(own.text)
    expect(pieces(await again.read(own.body.basketId))).toEqual({ [skus[0]!]: 2 })
  })

  test('AUTH-07 a guest’s call that met the sign-in on its way is to be asked again, whichever call it is', async () => {
    const guest = await shop.newGuest()
    const account = await shop.signedIn('loyalty@example.com')
    await account.withItem(skus[2]!, 1)
    const basket = await readyBasket(guest, skus[0]!)
    const { basketId } = basket
    const subject = await subjectOf(basketId)
    await shop.signedIn('loyalty@example.com', guest, { guestObjects: { basketId } })
    // The guest’s session has ended, but a call that was admitted before still has the guest’s id.
    const { accessToken } = await inTransaction(shop.storage.db, (tx) =>
      openSession(tx, { kind: 'guest', subject }, shop.clock.now, () => newId()),
    )
    const late = shop.asGuest(accessToken)
    const answers = [
      await late.ask(prepareOrder, { body: { basketId } }),
      await late.ask(placeOrder, placing(basket)),
      await late.ask(readShippingMethods, { params: { basketId, shippingId: 'me' }, query: {} }),
      await late.ask(readPaymentMethods, { params: { basketId } }),
      await late.ask(addPaymentInstrument, { params: { basketId }, body: cardBody() }),
    ]
    expect(answers).toHaveLength(5)
    for (const answer of answers) expectRefusal(answer, 409, 'IDK409')
    expect((await (await shop.newGuest()).ask(prepareOrder, { body: { basketId } })).error?.errorId).toBe('BSK404')
  })
})

test('AUTH-07 a guest’s things go over only with that guest’s own sign-in', async () => {
  const [guest, thief] = [await shop.newGuest(), await shop.newGuest()]
  const { basketId } = await guest.withItem(skus[0]!, 1)
  for (const by of [thief, undefined]) await shop.signedIn('athlete@example.com', by, { guestObjects: { basketId } })
  expect(pieces(await guest.read(basketId))).toEqual({ [skus[0]!]: 1 })
})

test('AUTH-08 ORD-04 ORD-05 RT-11 a guest’s order that is handed over is listed in the account, and in no other', async () => {
  const guest = await shop.newGuest()
  const order = (await place(guest, await readyBasket(guest, skus[3]!))).body
  const account = await shop.signedIn('prosumer@example.com', guest, { orderNo: order.orderNumber })
  const other = await shop.newConsumer()
  expect(await account.done(readPurchaseHistory, { body: {} })).toMatchObject({
    total: 1,
    orders: [{ orderNumber: order.orderNumber, total: order.totals.total }],
  })
  expect((await account.done(readPurchase, { params: { orderId: order.orderNumber } })).items).toEqual(order.items)
  expect(await other.done(readPurchaseHistory, { body: {} })).toEqual({ total: 0, orders: [] })
  expect((await other.ask(readPurchase, { params: { orderId: order.orderNumber } })).error?.errorId).toBe('OHS4004')
  await shop.signedIn('athlete@example.com', undefined, { orderNo: order.orderNumber })
  expect((await account.ask(readPurchase, { params: { orderId: order.orderNumber } })).status).toBe(200)
})

test('AUTH-07 ORD-02 a guest whose card was declined signs in and pays: the order is the account’s', async () => {
  const guest = await shop.newGuest()
  const refused = await readyBasket(guest, skus[3]!, { card: cards.declined })
  expect((await place(guest, refused)).error?.errorId).toBe('PAY400')
  const account = await shop.signedIn('memberless@example.com', guest, { guestObjects: { basketId: refused.basketId } })
  await payWith(account, refused.basketId)
  const placed = await place(account, await account.done(prepareOrder, { body: { basketId: refused.basketId } }))
  expect(placed.status).toBe(200)
  expect(await account.done(readPurchaseHistory, { body: {} })).toMatchObject({
    total: 1,
    orders: [{ orderNumber: placed.body?.orderNumber }],
  })
})

const lines = fc.array(fc.record({ sku: fc.nat(3), qty: fc.integer({ min: 1, max: 30 }) }), {
  minLength: 1,
  maxLength: 5,
})

test('AUTH-07 merging sums, never loses a line, never exceeds what a line may hold, and the same ids merged twice change nothing', async () => {
  await fc.assert(
    fc.asyncProperty(lines, lines, async (owns, brings) => {
      const [account, guest] = [await shop.newConsumer(), await shop.newGuest()]
      const [own, brought] = [await account.empty(), await guest.empty()]
      for (const { sku, qty } of owns) await account.add(own.basketId, skus[sku]!, qty).catch(() => undefined)
      for (const { sku, qty } of brings) await guest.add(brought.basketId, skus[sku]!, qty).catch(() => undefined)
      const [before, after] = [pieces(await account.read(own.basketId)), pieces(await guest.read(brought.basketId))]
      const [subject, visitor] = [await subjectOf(own.basketId), await subjectOf(brought.basketId)]
      const merge = () =>
        inTransaction(shop.storage.db, (tx) =>
          carryGuestOver(
            tx,
            { guest: visitor, subject, basketId: brought.basketId },
            { catalogue: shop.catalogue, now: shop.clock.now },
          ),
        )
      await merge()
      const merged = await account.read(own.basketId)
      await merge()
      const cap = (sku: string) => Math.min(999, shop.catalogue.variantBySku.get(sku)?.product.maxQuantity ?? 0)
      for (const sku of new Set([...Object.keys(before), ...Object.keys(after)])) {
        expect(pieces(merged)[sku]).toBe(Math.min((before[sku] ?? 0) + (after[sku] ?? 0), cap(sku)))
      }
      expect(await account.read(own.basketId)).toEqual(merged)
    }),
    { numRuns: 12, interruptAfterTimeLimit: 20_000 },
  )
}, 60_000)

const kinds = ['guest', 'consumer'] as const

test('AUTH-32 no shopper reads or changes another’s basket or order', async () => {
  const person = async (kind: (typeof kinds)[number]) => (kind === 'guest' ? shop.newGuest() : shop.newConsumer())
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...kinds), fc.constantFrom(...kinds), fc.nat(3), async (mine, theirs, at) => {
      const [owner, other] = [await person(mine), await person(theirs)]
      const basket = await owner.withItem(skus[at]!, 1)
      const { basketId } = basket
      const refused = [
        await other.ask(addItem, { body: { cartId: basketId, productId: skus[0]!, qty: 1 } }),
        await other.ask(applyCoupon, { body: { cartId: basketId, code: 'WELCOME10' } }),
        await place(other, basket),
      ]
      expect(refused.map(({ error }) => error?.errorId)).toEqual(['BSK404', 'BSK404', 'BSK404'])
      await expect(other.read(basketId)).rejects.toThrow('BSK404')
      expect(pieces(await owner.read(basketId))).toEqual({ [skus[at]!]: 1 })
    }),
    { numRuns: 8, interruptAfterTimeLimit: 20_000 },
  )
}, 60_000)

test('AUTH-07 a guest’s favorites join those of the account', async () => {
  const guest = await shop.newGuest()
  const [liked] = shop.catalogue.products
  await guest.done(addFavorite, { body: { id: liked!.id, qty: 1, itemType: 'product' } })
  const account = await shop.signedIn('athlete@example.com', guest)
  expect(JSON.stringify(await account.done(readFavorites, { query: {} }))).toContain(liked!.id)
})

test('FAV-17 AUTH-19 a guest’s favorites and saved items do not move to an employee, and neither list is read any more', async () => {
  const guest = await shop.newGuest()
  const { basketId, items } = await guest.withItem(skus[0]!)
  await guest.done(addFavorite, { body: { id: shop.catalogue.products[0]!.id, qty: 1, itemType: 'product' } })
  await guest.done(saveForLater, {
    body: { productId: skus[1]!, pdpUrl: '/x', available: true, qty: 1, type: 'product', saveForLater: {} },
  })
  const employee = await shop.signedIn('employee@example.com', guest, { guestObjects: { basketId } })
  const lists = async (table: 'favorite_list' | 'saved_list') =>
    shop.storage.db.selectFrom(table).select('id').where('subject', '=', employee.tokens.consumerNo).execute()
  expect(await lists('favorite_list')).toEqual([])
  expect(await lists('saved_list')).toEqual([])
  expect((await employee.read(employee.tokens.basketId!)).items.map(({ productId }) => productId)).toEqual(
    items.map(({ productId }) => productId),
  )
  const refused = [await employee.ask(readFavorites, { query: {} }), await employee.ask(readSaved, { query: {} })]
  expect(refused.map(({ error }) => error?.errorId)).toEqual(['AUT432', 'AUT432'])
})
