import { expect, test } from 'vitest'
import { placeOrder, prepareOrder } from '../../../contracts/api/cart/orderApi.ts'
import { groupDiscount, specialGroups } from '../../../core/domain/account/specialGroups.ts'
import { registry } from '../../../server/http/registry.ts'
import { orderHandlers } from '../../../server/order/orderHandlers.ts'
import { builtInProvider } from '../../../server/payment/builtInProvider.ts'
import type { Charge, PaymentProvider } from '../../../server/payment/PaymentProvider.ts'
import { giftSku } from '../../../server/cart/pricing/giftWithPurchase.ts'
import { inTransaction } from '../../../server/storage/inTransaction.ts'
import { newId } from '../../../server/storage/newId.ts'
import { openSession } from '../../../server/session/openSession.ts'
import type { Db } from '../../../server/storage/Tables.ts'
import type { Guest } from '../cart/guestCalls.ts'
import { openConcurrentStorage } from '../support/openTestStorage.ts'
import { cards, place, readyBasket } from './checkoutGuest.ts'
import { useGuestShop } from '../support/useGuestShop.ts'
import { writeConsumer } from '../consumer/writeConsumer.ts'

/** Reaching the payment provider takes this long; a second charge meanwhile ends it. */
let charging: Promise<void> = Promise.resolve()
let release = (): void => undefined
let charges = 0
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
const { shop, skus } = await useGuestShop(2, { pieces: 900, handlers, storage: await openConcurrentStorage() })
// Neither earns a gift, so that no lock on stock serialises the orders.
await shop.setStock(giftSku, 0)

/** A prosumer whose basket alone uses up the year's cap. */
const prosumer = async (): Promise<{ readonly who: Guest; readonly pieces: number }> => {
  const id = await writeConsumer(shop.storage.db, { type: 'PROSUMER' })
  const { accessToken } = await inTransaction(shop.storage.db, (tx) =>
    openSession(tx, { kind: 'registered', subject: id }, shop.clock.now, newId),
  )
  const price = Math.min(...skus.map((sku) => shop.catalogue.variantBySku.get(sku)!.product.price.USD.current))
  return { who: shop.asGuest(accessToken), pieces: Math.ceil((specialGroups.PROSUMER.annualCap + most) / price) }
}

const most = groupDiscount({ type: 'PROSUMER', spent: 0 }, Number.MAX_SAFE_INTEGER / 1e6)

test('AUTH-18 ACC-12 two orders of one account at the same moment never exceed the cap together, and the second gets its new total', async () => {
  const { who, pieces } = await prosumer()
  const [first, second] = [
    await readyBasket(who, skus[0], { qty: pieces }),
    await readyBasket(who, skus[1], { qty: pieces }),
  ]
  expect(first.totals.discount).toEqual(most)
  expect(second.totals.discount).toEqual(most)
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
