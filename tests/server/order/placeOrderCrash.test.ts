import { describe, expect, test } from 'vitest'
import { attemptLeaseMs } from '../../../server/order/Attempt.ts'
import { finishStranded } from '../../../server/order/finishStranded.ts'
import { builtInProvider } from '../../../server/payment/builtInProvider.ts'
import { guestShop } from '../cart/guestShop.ts'
import type { Guest } from '../cart/guestCalls.ts'
import { openFilledStorage } from '../support/openTestStorage.ts'
import { actionOf, authorise, patch } from './bankGuest.ts'
import { cards, place, readyBasket } from './checkoutGuest.ts'
import { mortalDb } from './mortalDb.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { demonstrationSeller } from '../../../server/kit/seller.ts'

const storage = await openFilledStorage()
const mortal = mortalDb(storage.db)
const shop = await closeAfterAll(guestShop({ storage: { ...storage, db: mortal.db } }))
const [sku = ''] = await shop.ordinarySkus(1, 900)

/** What the shop and the payment provider know about a basket, read outside the mortal handle. */
const books = async (basketId: string) => {
  const orders = await storage.db.selectFrom('orders').selectAll().where('basket_id', '=', basketId).execute()
  const numbers = orders.map(({ number }) => number)
  const charges = await storage.db.selectFrom('provider_charge').selectAll().execute()
  const own = charges.filter(({ reference }) => numbers.includes(reference))
  const strangers = new Set(
    (await storage.db.selectFrom('orders').select('number').execute()).map(({ number }) => number),
  )
  return { orders, charges: own, withoutOrder: charges.filter(({ reference }) => !strangers.has(reference)) }
}

/** Kills the server before query 0, 1, 2 … of placing an order, each time on a new basket, until it survives. */
const atEveryPoint = async (
  card: string,
  recover: (
    guest: Guest,
    basket: Awaited<ReturnType<typeof readyBasket>>,
    key: string,
    before: number,
  ) => Promise<void>,
) => {
  for (let point = 0; ; point++) {
    const guest = await shop.newGuest()
    const basket = await readyBasket(guest, sku, { card })
    const before = await shop.stockOf(sku)
    const key = `crash-${point}`
    mortal.killAfter(point)
    await place(guest, basket, key)
    const died = mortal.revive()
    expect((await books(basket.basketId)).withoutOrder).toEqual([])
    shop.clock.now += attemptLeaseMs + 1
    await recover(guest, basket, key, before)
    if (!died) return point
  }
}

const expectOneOrder = async (basketId: string, before: number) => {
  const { orders, charges } = await books(basketId)
  expect(orders.map(({ status, total }) => [status, total])).toEqual([['confirmed', charges[0]?.amount]])
  expect(charges.map(({ outcome }) => outcome)).toEqual(['charged'])
  expect(
    await storage.db
      .selectFrom('mail')
      .select('subject')
      .where('subject', '=', `Your order ${orders[0]?.number}`)
      .execute(),
  ).toHaveLength(1)
  expect(await shop.stockOf(sku)).toBe(before - 1)
}

describe('killed while the card is charged', () => {
  test('CHK-08 killed at any point and asked again under the same key: one order, one charge', async () => {
    const points = await atEveryPoint(cards.good, async (guest, basket, key, before) => {
      const answer = await place(guest, basket, key)
      expect(answer).toMatchObject({ status: 200, body: { status: 'confirmed' } })
      await expectOneOrder(basket.basketId, before)
      expect((await place(guest, basket, key)).body.orderNumber).toBe(answer.body.orderNumber)
    })
    expect(points).toBeGreaterThan(15)
  }, 120_000)

  test('CHK-08 killed at any point and asked again under another key: still one order, one charge', async () => {
    await atEveryPoint(cards.good, async (guest, basket, key, before) => {
      const answer = await place(guest, basket, `${key}-other`)
      expect(answer.status === 200 || answer.error?.errorId === 'BSK404').toBe(true)
      await expectOneOrder(basket.basketId, before)
      const late = await place(guest, basket, key)
      expect(late.status === 200 || late.error?.errorId === 'BSK404').toBe(true)
      await expectOneOrder(basket.basketId, before)
    })
  }, 120_000)

  test('CHK-08 killed at any point and never asked again: what was begun is brought to its end', async () => {
    await atEveryPoint(cards.good, async (_guest, basket, _key, before) => {
      const begun = (await books(basket.basketId)).orders.length
      expect(
        await finishStranded(storage.db, builtInProvider(storage.db), {
          now: shop.clock.now,
          publicUrl: '',
          seller: demonstrationSeller,
        }),
      ).toEqual([])
      if (begun === 1) await expectOneOrder(basket.basketId, before)
      else {
        expect((await books(basket.basketId)).orders).toEqual([])
        expect(await shop.stockOf(sku)).toEqual(before)
      }
    })
  }, 120_000)

  test('PAY-06 killed at any point of a refused payment, the refusal is returned, the stock is back and the basket open', async () => {
    await atEveryPoint(cards.declined, async (guest, basket, key, before) => {
      const answer = await place(guest, basket, key)
      expect(answer.error?.errorId).toBe('PAY400')
      const { orders, charges } = await books(basket.basketId)
      expect(orders.map(({ status }) => status)).toEqual(['failed'])
      expect(charges.map(({ amount, outcome }) => [amount > 0, outcome])).toEqual([[true, 'declined']])
      expect(await shop.stockOf(sku)).toEqual(before)
      expect((await guest.read(basket.basketId)).status).toBe('open')
    })
  }, 120_000)
})

describe('killed while the bank asks', () => {
  test('PAY-30 killed at any point of an order the bank asks about: asked again, the bank asks once, and its yes is one charge', async () => {
    await atEveryPoint(cards.authenticate, async (guest, basket, key, before) => {
      const answer = await place(guest, basket, key)
      expect(answer).toMatchObject({ status: 200, body: { status: 'pending_authentication' } })
      expect(await shop.stockOf(sku)).toBe(before - 1)
      const action = actionOf(answer.body)
      expect((await patch(guest, answer.body, action, await authorise(shop, action))).body.status).toBe('confirmed')
      await expectOneOrder(basket.basketId, before)
    })
  }, 120_000)

  test.each(['authorised', 'abandoned'])(
    'PAY-31 PAY-33 killed at any point of the patch of a challenge that was %s: asked again, one ending',
    async (how) => {
      for (let point = 0, died = true; died; point++) {
        const guest = await shop.newGuest()
        const basket = await readyBasket(guest, sku, { card: cards.authenticate })
        const before = await shop.stockOf(sku)
        const { body: order } = await place(guest, basket)
        const action = actionOf(order)
        const result = how === 'authorised' ? await authorise(shop, action) : 'abandoned'
        mortal.killAfter(point)
        await patch(guest, order, action, result, `patch-${how}-${point}`)
        died = mortal.revive()
        shop.clock.now += attemptLeaseMs + 1
        const answer = await patch(guest, order, action, result, `patch-${how}-${point}`)
        if (how === 'authorised') {
          expect(answer.body.status).toBe('confirmed')
          await expectOneOrder(basket.basketId, before)
        } else {
          expect(answer.body.status).toBe('failed')
          expect(await shop.stockOf(sku)).toEqual(before)
          expect((await books(basket.basketId)).charges.map(({ outcome }) => outcome)).toEqual(['declined'])
        }
      }
    },
    120_000,
  )
})
