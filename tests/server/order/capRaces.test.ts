import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder, prepareOrder } from '../../../contracts/api/orderApi.ts'
import { groupDiscount, specialGroups } from '../../../core/domain/account/specialGroups.ts'
import { registry } from '../../../server/http/registry.ts'
import { orderHandlers } from '../../../server/order/orderHandlers.ts'
import { builtInProvider } from '../../../server/payment/builtInProvider.ts'
import type { Charge, PaymentProvider } from '../../../server/payment/PaymentProvider.ts'
import { giftSku } from '../../../server/promotion/giftWithPurchase.ts'
import { inTransaction } from '../../../server/storage/inTransaction.ts'
import { newId } from '../../../server/storage/newId.ts'
import { openSession } from '../../../server/session/openSession.ts'
import type { Db } from '../../../server/storage/Tables.ts'
import { guestShop } from '../cart/guestShop.ts'
import type { GuestShop } from '../cart/guestShop.ts'
import type { Guest } from '../cart/guestCalls.ts'
import { openConcurrentStorage } from '../support/openTestStorage.ts'
import { cards, place, readyBasket } from './checkoutGuest.ts'

let shop: GuestShop
/** Two, and no gift with either, so that no lock on stock keeps the orders apart. */
let skus: readonly [string, string]
/** The way to the payment provider takes as long as this; a second charge meanwhile ends it. */
let charging: Promise<void> = Promise.resolve()
let release = (): void => undefined
let charges = 0
beforeAll(async () => {
  const slowProvider = (db: Db): PaymentProvider => {
    const near = builtInProvider(db)
    return {
      ...near,
      charge: (charge: Charge) => {
        if ((charges += 1) > 1) release()
        return charging.then(() => near.charge(charge))
      },
    }
  }
  const handlers = [...registry.filter(({ endpoint }) => endpoint.id !== placeOrder.id), ...orderHandlers(slowProvider)]
  shop = await guestShop({ handlers, storage: await openConcurrentStorage() })
  skus = (await shop.ordinarySkus(2, 900)) as unknown as [string, string]
  await shop.setStock(giftSku, 0)
})
afterAll(() => shop.close())

/** A professional whose basket alone uses the year's cap up. */
async function prosumer(): Promise<{ readonly who: Guest; readonly pieces: number }> {
  const id = newId()
  await shop.storage.db
    .insertInto('consumer')
    .values({
      id,
      email: `${id}@example.com`,
      password: '',
      type: 'PROSUMER',
      is_agent: false,
      member_id: null,
      first_name: 'A',
      last_name: 'B',
      terms_accepted_at: null,
      locked_at: null,
      created_at: 0,
    })
    .execute()
  const { accessToken } = await inTransaction(shop.storage.db, (tx) =>
    openSession(tx, { kind: 'registered', subject: id }, shop.clock.now, newId),
  )
  const price = Math.min(...skus.map((sku) => shop.catalogue.variantBySku.get(sku)!.product.price.USD.current))
  return { who: shop.asGuest(accessToken), pieces: Math.ceil((specialGroups.PROSUMER.annualCap + most) / price) }
}

const most = groupDiscount({ type: 'PROSUMER', spent: 0 }, Number.MAX_SAFE_INTEGER / 1e6)

test('AUTH-18 ACC-12 two orders of one account at the same moment, their transactions beside each other: together they never have more than the cap; the second is told its new total', async () => {
  const { who, pieces } = await prosumer()
  const [first, second] = [
    await readyBasket(who, skus[0], { qty: pieces }),
    await readyBasket(who, skus[1], { qty: pieces }),
  ]
  expect([first.totals.discount, second.totals.discount]).toEqual([most, most])
  charges = 0
  charging = new Promise((resolve) => (release = resolve))
  const both = [place(who, first), place(who, second)]
  const answer = await Promise.race(both)
  expect(answer.error).toMatchObject({ errorId: 'PRC400' })
  release()
  const answers = await Promise.all(both)
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  const refused = answers[0]?.status === 200 ? second : first
  const again = await who.done(prepareOrder, { body: { basketId: refused.basketId } })
  expect(again.totals.discount).toBe(0)
  expect((await place(who, again)).status).toBe(200)
})

test('AUTH-18 an order that failed leaves the cap to the next one', async () => {
  const { who, pieces } = await prosumer()
  charging = Promise.resolve()
  expect(
    (await place(who, await readyBasket(who, skus[0], { qty: pieces, card: cards.declined }))).error?.errorId,
  ).toBe('PAY400')
  expect((await readyBasket(who, skus[0], { qty: pieces })).totals.discount).toBe(most)
})
