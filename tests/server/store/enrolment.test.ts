import { describe, expect, test } from 'vitest'
import { agentLogin } from '../../../contracts/api/account/authApi.ts'
import { addPriceAdjustment } from '../../../contracts/api/cart/priceAdjustmentApi.ts'
import { placeOrder } from '../../../contracts/api/cart/orderApi.ts'
import { enrolDevice, readStoreEmployees } from '../../../contracts/api/catalogue/storeApi.ts'
import { demonstrationPassword } from '../../../server/demonstration/demonstrationAccounts.ts'
import {
  codeLifeMs,
  demonstrationCode,
  forgetDemonstrationCode,
  importDemonstrationCode,
  newEnrolmentCode,
  revokeDevice,
} from '../../../server/store/enrolment.ts'
import type { Guest } from '../cart/guestCalls.ts'
import { placing, readyBasket } from '../order/checkoutGuest.ts'
import { useAccountShop } from '../support/useGuestShop.ts'
import { expectRefusal } from '../support/expectRefusal.ts'

const { shop, guest: firstGuest, sku } = await useAccountShop(1)
let guest: Guest = firstGuest

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

test('BIS-07 AUTH-04 a device that is not enrolled reads no names, opens no agent session and places no order for others, and learns why', async () => {
  const device = newDevice()
  const list = await guest.ask(readStoreEmployees, { params: { storeId: 'US001' } }, { device })
  expectRefusal(list, 404, 'STR404', { message: 'We could not find this store employee.' })
  expect(list.text).not.toMatch(/Lindqvist|Okafor/)
  const without = await shop.call('GET', '/consumers-v3/utilities/stores/US001/employees', { token: guest.token })
  expect(without.error?.errorId).toBe('STR404')
  expect(await sell(device)).toBe('STR404')
  expect((await agentIn(guest, device)).error?.errorId).toBe('STR404')
  expect(await shop.storage.db.selectFrom('session').select('id').where('kind', '=', 'agent').execute()).toEqual([])
})

describe('when a device has a code', () => {
  test('BIS-07 API-153 a code enrols one device, at its store alone, however it is typed', async () => {
    const [device, second] = [newDevice(), newDevice()]
    const code = await newCode()
    expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    expect(await enrol(code, device, 'US002')).toBe('STR404')
    expect(await enrol('2F4K-9M3P-7Q1R', device)).toBe('STR404')
    expect(await enrol(code, device, 'NONE')).toBe('STR404')
    expect(
      await enrol(` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')}`, device),
    ).toBe('enrolled')
    expect(await enrol(code, second)).toBe('STR404')
    expect(await names(second)).toBe('STR404')
  })

  test('BIS-07 an enrolled device lists the names of its store and sells there', async () => {
    const device = newDevice()
    await enrol(await newCode(), device)
    expect(await names(device)).toEqual(expect.any(Number))
    expect(await names(device, 'US002')).toBe('STR404')
    expect(await sell(device)).toBe('sold')
  })

  test('BIS-07 API-153 a device that did not hear the answer may send the code again and is enrolled once', async () => {
    const device = newDevice()
    const code = await newCode()
    expect(await enrol(code, device)).toBe('enrolled')
    expect(await enrol(code, device)).toBe('enrolled')
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

  test('BIS-07 a code expires after half an hour', async () => {
    const [late, inTime] = [await newCode(), await newCode()]
    shop.clock.now += codeLifeMs - 1
    // A guest's token does not last that long.
    guest = await shop.newGuest()
    expect(await enrol(inTime, newDevice())).toBe('enrolled')
    shop.clock.now += 1
    expect(await enrol(late, newDevice())).toBe('STR404')
  })
})

test('BIS-07 CART-24 a revoked device reads no names and sells nothing, and its agent’s rights over a shopper end', async () => {
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
  expect(await revokeDevice(shop.storage.db, id, shop.clock.now)).toBe(true)
  expect(await revokeDevice(shop.storage.db, id, shop.clock.now)).toBe(false)
  expect(await adjust()).not.toBe(200)
  expect(await names(device)).toBe('STR404')
  expect(await sell(device)).toBe('STR404')
  expect((await agentIn(served, device)).error?.errorId).toBe('STR404')
  expect(await enrol(await newCode(), device)).toBe('enrolled')
  expect(await names(device)).toEqual(expect.any(Number))
})

test('BIS-07 the code of the demonstration enrols any device at any store, until a server in production mode forgets it and its devices', async () => {
  const { db } = shop.storage
  expect(await enrol(demonstrationCode, newDevice())).toBe('STR404')
  await importDemonstrationCode(db)
  await importDemonstrationCode(db)
  const [one, two] = [newDevice(), newDevice()]
  expect(await enrol('demo demo demo', one)).toBe('enrolled')
  expect(await enrol(demonstrationCode, two, 'US002')).toBe('enrolled')
  const { device: own } = await enrolledDevice()
  await forgetDemonstrationCode(db, shop.clock.now)
  expect(await names(one)).toBe('STR404')
  expect(await names(two, 'US002')).toBe('STR404')
  expect(await enrol(demonstrationCode, newDevice())).toBe('STR404')
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
