import { afterAll, beforeAll, expect, test } from 'vitest'
import { agentLogin } from '../../../contracts/api/authApi.ts'
import { addPriceAdjustment } from '../../../contracts/api/cartPaymentApi.ts'
import { placeOrder } from '../../../contracts/api/orderApi.ts'
import { enrolDevice, readStoreEmployees } from '../../../contracts/api/storeApi.ts'
import { demonstrationPassword } from '../../../server/consumer/seed/demonstrationAccounts.ts'
import {
  codeLifeMs,
  demonstrationCode,
  forgetDemonstrationCode,
  importDemonstrationCode,
  newEnrolmentCode,
  revokeDevice,
} from '../../../server/store/enrolment.ts'
import { accountShop } from '../consumer/accountShop.ts'
import type { AccountShop } from '../consumer/accountShop.ts'
import type { Guest } from '../cart/guestCalls.ts'
import { placing, readyBasket } from '../order/checkoutGuest.ts'

let shop: AccountShop
let sku: string
let guest: Guest
beforeAll(async () => {
  shop = await accountShop()
  ;[sku] = (await shop.ordinarySkus(1)) as [string]
  guest = await shop.newGuest()
})
afterAll(() => shop.close())

let devices = 0
const newDevice = () => `${++devices}`.padStart(40, 'd')
const newCode = (storeId = 'US001') => newEnrolmentCode(shop.storage.db, storeId, shop.clock.now)
const enrol = async (code: string, device: string, storeId = 'US001') => {
  const answer = await guest.ask(enrolDevice, { params: { storeId }, body: { code, device } })
  return answer.error?.errorId ?? 'enrolled'
}
const names = async (device: string, storeId = 'US001') => {
  const answer = await guest.ask(readStoreEmployees, { params: { storeId } }, { device })
  return answer.error?.errorId ?? answer.body.length
}
const sell = async (device: string) => {
  const basket = await readyBasket(guest, sku)
  const answer = await guest.ask(
    placeOrder,
    { body: { ...placing(basket).body, inStoreSalesInfo: { storeId: 'US001', storeEmployeeId: 'US001-1' } } },
    { device },
  )
  return answer.error?.errorId ?? 'sold'
}
const agentIn = (who: Guest, device: string) =>
  who.ask(
    agentLogin,
    { body: { username: 'agent@example.com', password: demonstrationPassword, storeId: 'US001' } },
    { device },
  )
const enrolledDevice = async () => {
  const device = newDevice()
  expect(await enrol(await newCode(), device)).toBe('enrolled')
  const { id } = await shop.storage.db
    .selectFrom('store_device')
    .select('id')
    .orderBy('enrolled_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { device, id }
}

test('BIS-07 a device that is not enrolled reads no names, opens no agent’s session and orders in nobody’s name, and is told so in words', async () => {
  const device = newDevice()
  const list = await guest.ask(readStoreEmployees, { params: { storeId: 'US001' } }, { device })
  expect([list.status, list.error?.errorId, list.error?.message]).toEqual([
    404,
    'STR404',
    'We could not find this store employee.',
  ])
  expect(list.text).not.toMatch(/Lindqvist|Okafor/)
  const without = await shop.call('GET', '/consumers-v3/utilities/stores/US001/employees', { token: guest.token })
  expect(without.error?.errorId).toBe('STR404')
  expect([await sell(device), (await agentIn(guest, device)).error?.errorId]).toEqual(['STR404', 'STR404'])
  expect(await shop.storage.db.selectFrom('session').select('id').where('kind', '=', 'agent').execute()).toEqual([])
})

test('BIS-07 a code enrols one device, at its store alone, however it is typed; the enrolled device lists names and sells', async () => {
  const [device, second] = [newDevice(), newDevice()]
  const code = await newCode()
  expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  expect([
    await enrol(code, device, 'US002'),
    await enrol('2F4K-9M3P-7Q1R', device),
    await enrol(code, device, 'NONE'),
  ]).toEqual(['STR404', 'STR404', 'STR404'])
  expect(
    await enrol(` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')}`, device),
  ).toBe('enrolled')
  expect([await names(device), await names(device, 'US002'), await sell(device)]).toEqual([
    expect.any(Number),
    'STR404',
    'sold',
  ])
  expect([await enrol(code, second), await names(second)]).toEqual(['STR404', 'STR404'])
})

test('BIS-07 who did not hear the answer may send the code again: the device is enrolled once', async () => {
  const device = newDevice()
  const code = await newCode()
  expect([await enrol(code, device), await enrol(code, device)]).toEqual(['enrolled', 'enrolled'])
  const rows = await shop.storage.db
    .selectFrom('store_device')
    .select('id')
    .where('enrolled_at', '=', shop.clock.now)
    .where('store_id', '=', 'US001')
    .execute()
  shop.clock.now += 1
  expect(await enrol(code, device)).toBe('enrolled')
  const later = await shop.storage.db
    .selectFrom('store_device')
    .select('id')
    .where('enrolled_at', '>=', shop.clock.now - 1)
    .execute()
  expect(later.length).toBe(rows.length)
})

test('BIS-07 two devices that send one code at once: one of them is enrolled', async () => {
  const code = await newCode()
  const answers = await Promise.all([enrol(code, newDevice()), enrol(code, newDevice()), enrol(code, newDevice())])
  expect(answers.toSorted()).toEqual(['STR404', 'STR404', 'enrolled'])
})

test('BIS-07 a code is over after half an hour', async () => {
  const [late, inTime] = [await newCode(), await newCode()]
  shop.clock.now += codeLifeMs - 1
  // A guest's token does not live as long.
  guest = await shop.newGuest()
  expect(await enrol(inTime, newDevice())).toBe('enrolled')
  shop.clock.now += 1
  expect(await enrol(late, newDevice())).toBe('STR404')
})

test('BIS-07 CART-24 a revoked device reads no names and sells nothing, and what an agent may do beside its shopper is over', async () => {
  const { device, id } = await enrolledDevice()
  const served = await shop.newGuest()
  expect((await agentIn(served, device)).status).toBe(200)
  const { basketId, items } = await served.withItem(sku)
  const adjust = async () =>
    (
      await served.ask(addPriceAdjustment, {
        params: { basketId },
        body: { itemId: items[0]!.itemId, type: 'PERCENT', value: 5, reason: 'Scratched' },
      })
    ).status
  expect(await adjust()).toBe(200)
  expect([
    await revokeDevice(shop.storage.db, id, shop.clock.now),
    await revokeDevice(shop.storage.db, id, shop.clock.now),
  ]).toEqual([true, false])
  expect(await adjust()).not.toBe(200)
  expect([await names(device), await sell(device), (await agentIn(served, device)).error?.errorId]).toEqual([
    'STR404',
    'STR404',
    'STR404',
  ])
  expect([await enrol(await newCode(), device), await names(device)]).toEqual(['enrolled', expect.any(Number)])
})

test('BIS-07 the code of the demonstration enrols any device at any store, until a server in production mode forgets it and its devices', async () => {
  const { db } = shop.storage
  expect(await enrol(demonstrationCode, newDevice())).toBe('STR404')
  await importDemonstrationCode(db)
  await importDemonstrationCode(db)
  const [one, two] = [newDevice(), newDevice()]
  expect([await enrol('demo demo demo', one), await enrol(demonstrationCode, two, 'US002')]).toEqual([
    'enrolled',
    'enrolled',
  ])
  const { device: own } = await enrolledDevice()
  await forgetDemonstrationCode(db, shop.clock.now)
  expect([await names(one), await names(two, 'US002'), await enrol(demonstrationCode, newDevice())]).toEqual([
    'STR404',
    'STR404',
    'STR404',
  ])
  expect(await names(own)).toEqual(expect.any(Number))
})

test('BIS-07 neither code nor credential is in the database or in the server’s log', async () => {
  const [device, code] = [newDevice(), await newCode()]
  expect(await enrol(code, device)).toBe('enrolled')
  const { db } = shop.storage
  const kept = JSON.stringify([
    await db.selectFrom('enrolment_code').selectAll().execute(),
    await db.selectFrom('store_device').selectAll().execute(),
    await db.selectFrom('idempotency').selectAll().execute(),
    shop.log,
  ])
  for (const secret of [device, code, code.replaceAll('-', '')]) expect(kept).not.toContain(secret)
})
