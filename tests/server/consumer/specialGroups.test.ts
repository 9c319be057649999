import { describe, expect, test } from 'vitest'
import { readProduct } from '../../../contracts/api/catalogue/catalogueApi.ts'
import { groupPrice } from '../../../core/domain/account/specialGroups.ts'
import { createCart } from '../../../contracts/api/cart/cartApi.ts'
import { readProfile, updateProfile } from '../../../contracts/api/account/consumerApi.ts'
import type { InputOf } from '../../../contracts/api/endpoint.ts'
import { cancelOrder } from '../../../contracts/api/cart/purchaseApi.ts'
import { newId } from '../../../server/storage/newId.ts'
import { inTransaction } from '../../../server/storage/inTransaction.ts'
import { openSession } from '../../../server/session/openSession.ts'
import { orderedShop } from '../order/orderedShop.ts'
import type { OrderedShop } from '../order/orderedShop.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { writeConsumer } from './writeConsumer.ts'

const shop = await closeAfterAll(orderedShop())

const detailsOf = async (
  who: { readonly done: Awaited<ReturnType<OrderedShop['newConsumer']>>['done'] },
  locale = 'en-us',
) => (await who.done(readProfile, { query: {} }, { locale })).consumerProfile.consumerDetails

const accept = { query: {}, body: { consumerProfile: { isEmployeeDiscountTCAccepted: true } } } as const

/** A new account of a special group. */
const newSpecial = async (type: 'EMPLOYEE' | 'PROSUMER' | 'ATHLETE', programme: 'WRANX' | 'IPA' | null = null) => {
  const id = await writeConsumer(shop.storage.db, { type, programme })
  const tokens = await inTransaction(shop.storage.db, (tx) =>
    openSession(tx, { kind: 'registered', subject: id }, shop.clock.now, newId),
  )
  return { ...shop.asGuest(tokens.accessToken), tokens }
}

test('SEG-04 a token names the programme of a prosumer', async () => {
  const programmes = [
    (await newSpecial('PROSUMER', 'WRANX')).tokens.programme,
    (await newSpecial('PROSUMER', 'IPA')).tokens.programme,
    (await newSpecial('ATHLETE')).tokens.programme,
  ]
  expect(programmes).toEqual(['WRANX', 'IPA', undefined])
})

describe('when an employee accepts the terms', () => {
  test('AUTH-17 AUTH-18 an employee has no discount before the terms are accepted', async () => {
    const employee = await newSpecial('EMPLOYEE')
    expect(employee.tokens).toMatchObject({ consumerType: 'EMPLOYEE', isEmployeeDiscountTCAccepted: false })
    const { basketId, totals } = await employee.withItem(shop.sku, 2)
    expect(totals.discount).toBe(0)
    expect((await employee.read(basketId)).orderPromotions).toEqual([])
  })

  test('AUTH-17 AUTH-18 once the terms are accepted the basket in hand has the employee’s discount', async () => {
    const employee = await newSpecial('EMPLOYEE')
    const { basketId, totals } = await employee.withItem(shop.sku, 2)
    expect((await employee.ask(updateProfile, accept)).status).toBe(200)
    const basket = await employee.read(basketId)
    expect(basket.totals.discount).toBe(Math.round(totals.itemSubTotal * 0.4))
    expect(basket.orderPromotions).toEqual([
      { promotionId: 'employee-discount', promotionName: 'Employee discount (40%)', discount: basket.totals.discount },
    ])
    expect((await employee.read(basketId, {}, { locale: 'fr-ca' })).orderPromotions[0]?.promotionName).toBe(
      'Remise du personnel (40\u00a0%)',
    )
  })

  test('AUTH-33 a cart charges the price that the pages show its employee, and answers about goods name everybody’s', async () => {
    const employee = await newSpecial('EMPLOYEE')
    await employee.done(updateProfile, accept)
    const { basketId } = await employee.withItem(shop.sku, 1)
    const { totals, items } = await employee.read(basketId)
    const unit = items[0]!.price.current
    expect(totals.itemSubTotal - totals.discount).toBe(groupPrice({ type: 'EMPLOYEE', spent: 0 }, unit).price)
    const read = { params: { productId: items[0]!.masterId } } as const
    const stranger = await shop.newGuest()
    expect((await employee.done(readProduct, read)).price).toEqual((await stranger.done(readProduct, read)).price)
  })

  test('AUTH-17 the terms may be accepted again, and when is noted', async () => {
    const employee = await newSpecial('EMPLOYEE')
    await employee.done(updateProfile, accept)
    expect((await employee.ask(updateProfile, accept)).status).toBe(200)
    const row = await shop.storage.db
      .selectFrom('consumer')
      .select('terms_accepted_at')
      .where('id', '=', employee.tokens.consumerNo)
      .executeTakeFirstOrThrow()
    expect(row.terms_accepted_at).toBe(shop.clock.now)
  })
})

test('CART-31 the session decides the prices of a new cart: an employee’s has the discount, whatever caller the call names', async () => {
  const employee = await newSpecial('EMPLOYEE')
  await employee.done(updateProfile, accept)
  const discountOf = async (who: Pick<typeof employee, 'done' | 'add'>, body: InputOf<typeof createCart>['body']) => {
    const { basketId } = await who.done(createCart, { body })
    const { totals } = await who.add(basketId, shop.sku)
    return totals.discount / totals.itemSubTotal
  }
  const answers = [
    await discountOf(employee, { consumerType: 'EMPLOYEE' }),
    await discountOf(employee, {}),
    await discountOf(await shop.newGuest(), { consumerType: 'EMPLOYEE' }),
  ]
  expect(answers.map((part) => Math.round(part * 100))).toEqual([40, 40, 0])
})

test('AUTH-17 only an employee has terms to accept, and acceptance cannot be taken back', async () => {
  const consumer = await shop.newConsumer()
  expect((await consumer.ask(updateProfile, accept)).error).toMatchObject({
    errorId: 'PRO412',
    field: 'isEmployeeDiscountTCAccepted',
  })
  const answer = await shop.call('PUT', '/consumers-v3/consumer', {
    token: consumer.token,
    key: 'k',
    body: { consumerProfile: { isEmployeeDiscountTCAccepted: false } },
  })
  expect(answer.error?.field).toBe('consumerProfile.isEmployeeDiscountTCAccepted')
})

describe('when a prosumer orders', () => {
  test('ACC-12 AUTH-18 a prosumer pays less until the cap of the year is reached', async () => {
    const prosumer = await newSpecial('PROSUMER')
    expect((await detailsOf(prosumer)).prosumer).toEqual({ currentSpend: 0, annualCap: 150_000 })
    const { totals } = await prosumer.withItem(shop.sku, 1)
    expect(totals.discount).toBe(Math.round(totals.itemSubTotal * 0.3))
    const first = await shop.orderOf(prosumer)
    expect((await prosumer.withItem(shop.sku, 12)).totals.discount).toBe(
      Math.round((150_000 - first.totals.total) * 0.3),
    )
  })

  test('ACC-12 AUTH-18 a prosumer’s orders count towards the cap of their site', async () => {
    const prosumer = await newSpecial('PROSUMER')
    const first = await shop.orderOf(prosumer)
    const spent = (await detailsOf(prosumer)).prosumer?.currentSpend
    expect(spent).toBe(first.totals.total)
    expect((await detailsOf(prosumer, 'fr-fr')).prosumer?.currentSpend).toBe(0)
  })

  test('ACC-12 AUTH-18 a cancelled order does not count towards the cap, and the next year begins at nothing', async () => {
    const prosumer = await newSpecial('PROSUMER')
    const first = await shop.orderOf(prosumer)
    await prosumer.done(cancelOrder, { body: { orderNumber: first.orderNumber } })
    expect((await detailsOf(prosumer)).prosumer?.currentSpend).toBe(0)
    const second = await shop.orderOf(prosumer)
    expect((await detailsOf(prosumer)).prosumer?.currentSpend).toBe(second.totals.total)
    shop.clock.now += 366 * 24 * 3_600_000
    const again = await inTransaction(shop.storage.db, (tx) =>
      openSession(tx, { kind: 'registered', subject: prosumer.tokens.consumerNo }, shop.clock.now, newId),
    )
    expect((await detailsOf(shop.asGuest(again.accessToken))).prosumer?.currentSpend).toBe(0)
  })
})

test('AUTH-18 a gift card is money and gets no discount, even next to goods', async () => {
  const prosumer = await newSpecial('PROSUMER')
  const card = shop.catalogue.products.find(({ isDigital }) => isDigital)!.variants[0]!.sku
  await shop.setStock(card, 50)
  const { basketId, totals } = await prosumer.withItem(shop.sku, 1)
  await prosumer.add(basketId, card, 1)
  const both = await prosumer.read(basketId)
  expect(both.totals.itemSubTotal).toBeGreaterThan(totals.itemSubTotal)
  expect(both.totals.discount).toBe(totals.discount)
})

test('ACC-01 ACC-06 ACC-12 AUTH-04 each of the demonstration’s special accounts has what its group has', async () => {
  const answers = await Promise.all(
    ['employee', 'athlete', 'prosumer', 'consumer'].map(async (role) =>
      detailsOf(await shop.signedIn(`${role}@example.com`)),
    ),
  )
  expect(
    answers.map(({ employee, athlete, prosumer, identity }) => ({ employee, athlete, prosumer, identity })),
  ).toEqual([
    { employee: { currentSpend: 0, annualCap: 250_000 }, athlete: undefined, prosumer: undefined, identity: [] },
    { employee: undefined, athlete: { currentSpend: 0, annualCredit: 100_000 }, prosumer: undefined, identity: [] },
    {
      employee: undefined,
      athlete: undefined,
      prosumer: { currentSpend: 0, annualCap: 150_000 },
      identity: [{ type: 'WRANX', id: 'W-20417' }],
    },
    { employee: undefined, athlete: undefined, prosumer: undefined, identity: [] },
  ])
})
