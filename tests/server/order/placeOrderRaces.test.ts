import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addItem } from '../../../contracts/api/cart/cartApi.ts'
import { placeOrder } from '../../../contracts/api/cart/orderApi.ts'
import { claim, letGo } from '../../../server/idempotency/claim.ts'
import { registry } from '../../../server/http/registry.ts'
import { orderHandlers } from '../../../server/order/orderHandlers.ts'
import { builtInProvider } from '../../../server/payment/builtInProvider.ts'
import type { Charge, PaymentProvider } from '../../../server/payment/PaymentProvider.ts'
import type { Db } from '../../../server/storage/Tables.ts'
import { place, readyBasket } from './checkoutGuest.ts'
import { useGuestShop } from '../support/useGuestShop.ts'
import { expectRefusal } from '../support/expectRefusal.ts'

/** What happens between the server and the provider, one entry per charge; then it works again. */
let weather: ('lost before' | 'lost after' | Promise<void>)[] = []

const farProvider = (db: Db): PaymentProvider => {
  const near = builtInProvider(db)
  return {
    ...near,
    async charge(charge: Charge) {
      const today = weather.shift()
      if (today === 'lost before') throw new Error('no connection')
      const answer = await near.charge(charge)
      if (today === 'lost after') throw new Error('time-out')
      await today
      return answer
    },
  }
}

const handlers = [...registry.filter(({ endpoint }) => endpoint.id !== placeOrder.id), ...orderHandlers(farProvider)]
const { shop } = await useGuestShop(0, { handlers })

const chargesOf = async (basketId: string) => {
  const { db } = shop.storage
  return db
    .selectFrom('provider_charge')
    .innerJoin('orders', 'orders.number', 'provider_charge.reference')
    .where('basket_id', '=', basketId)
    .select(['outcome', 'orders.status'])
    .execute()
}

test('CHK-08 a device whose session ended while its order is under way must wait, and does not see the order as refused', async () => {
  const [guest, again] = [await shop.newGuest(), await shop.newGuest()]
  const [sku = ''] = await shop.ordinarySkus(1)
  const basket = await readyBasket(guest, sku)
  const firstTry = { subject: 'whoever began it', key: 'ended-between', endpoint: placeOrder.id, payloadHash: 'any' }
  expect(await claim(shop.storage.db, firstTry, 'slow', shop.clock.now)).toMatchObject({ _tag: 'Claimed' })
  const answer = await place(again, basket, 'ended-between')
  expectRefusal(answer, 409, 'IDK409')
  await letGo(shop.storage.db, firstTry, 'slow')
  expect((await place(again, basket, 'ended-between')).error?.errorId).toBe('BSK404')
})

/** An order whose provider answers when it is told to. */
const placeSlowly = async (key: string) => {
  const guest = await shop.newGuest()
  const [sku = ''] = await shop.ordinarySkus(1)
  const basket = await readyBasket(guest, sku)
  let release = () => {}
  weather = [new Promise((resolve) => (release = resolve))]
  const placed = place(guest, basket, key)
  while ((await chargesOf(basket.basketId)).length === 0) await new Promise((resolve) => setImmediate(resolve))
  return { guest, sku, basket, placed, release }
}

describe('while the provider has not answered', () => {
  test.each(['lost before', 'lost after'] as const)(
    'CHK-08 an order gets no final answer (%s), and the same key asks it again',
    async (fault) => {
      const guest = await shop.newGuest()
      const [sku = ''] = await shop.ordinarySkus(1)
      const basket = await readyBasket(guest, sku)
      weather = [fault]
      expect((await place(guest, basket, 'far')).status).toBe(500)
      expect((await guest.read(basket.basketId)).status).toBe('ordering')
      const answer = await place(guest, basket, 'far')
      expect(answer).toMatchObject({ status: 200, replayed: false })
      expect(await chargesOf(basket.basketId)).toEqual([{ outcome: 'charged', status: 'confirmed' }])
    },
  )

  test('CHK-06 the cart does not change and another key waits', async () => {
    const { guest, sku, basket, placed, release } = await placeSlowly('slow')
    const change = await guest.ask(addItem, { body: { cartId: basket.basketId, productId: sku } }, { key: 'waiting' })
    const other = await place(guest, basket, 'quick')
    expect(change.error?.errorId).toBe('IDK409')
    expect(change.headers.get('retry-after')).toBe('1')
    expect(other.error?.errorId).toBe('IDK409')
    release()
    expect((await placed).status).toBe(200)
    expect(
      (await guest.ask(addItem, { body: { cartId: basket.basketId, productId: sku } }, { key: 'waiting' })).error
        ?.errorId,
    ).toBe('BSK404')
    expect((await place(guest, basket, 'quick')).error?.errorId).toBe('BSK404')
    expect(await chargesOf(basket.basketId)).toHaveLength(1)
  })

  test('CHK-06 a slow holder with an expired lease finds its order finished by the same key', async () => {
    const { guest, basket, placed, release } = await placeSlowly('lease')
    shop.clock.now += 60_000
    const second = await place(guest, basket, 'lease')
    release()
    expect(second.status).toBe(200)
    expect((await placed).status).toBe(500)
    expect((await place(guest, basket, 'lease')).text).toBe(second.text)
    expect(await chargesOf(basket.basketId)).toEqual([{ outcome: 'charged', status: 'confirmed' }])
  })
})

test('CHK-07 the last pieces are never sold twice to shoppers who order at the same moment', async () => {
  const [sku = ''] = await shop.ordinarySkus(1)
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 2, maxLength: 5 }),
      fc.integer({ min: 1, max: 6 }),
      async (changes, pieces) => {
        await shop.setStock(sku, 100)
        const baskets = await Promise.all(
          changes.map(async (qty) => {
            const guest = await shop.newGuest()
            return { guest, qty, basket: await readyBasket(guest, sku, { qty }) }
          }),
        )
        await shop.setStock(sku, pieces)
        const answers = await Promise.all(baskets.map(({ guest, basket }) => place(guest, basket)))
        const sold = answers.reduce((sum, { status }, place) => sum + (status === 200 ? baskets[place]!.qty : 0), 0)
        expect(await shop.stockOf(sku)).toBe(pieces - sold)
        expect(
          answers
            .flatMap(({ error }) => (error ? [error.errorId] : []))
            .every((id) => id === 'INV406' || id === 'INV701'),
        ).toBe(true)
        const left = pieces - sold
        answers.forEach(({ status }, place) => expect(status === 200 || baskets[place]!.qty > left).toBe(true))
      },
    ),
    { numRuns: 8, interruptAfterTimeLimit: 60_000, markInterruptAsFailure: true },
  )
}, 90_000)
