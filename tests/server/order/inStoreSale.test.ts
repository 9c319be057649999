import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder } from '../../../contracts/api/orderApi.ts'
import type { InStoreSalesInfo } from '../../../contracts/api/store.ts'
import { accountShop } from '../consumer/accountShop.ts'
import type { AccountShop } from '../consumer/accountShop.ts'
import type { Guest } from '../cart/guestShop.ts'
import { placing, readyBasket } from './checkoutGuest.ts'

let shop: AccountShop
let guest: Guest
let sku: string
beforeAll(async () => {
  shop = await accountShop()
  guest = await shop.newGuest()
  ;[sku = ''] = await shop.ordinarySkus(1, 50)
})
afterAll(() => shop.close())

const sell = async (inStoreSalesInfo?: InStoreSalesInfo) => {
  const basket = await readyBasket(guest, sku)
  const { body } = placing(basket)
  const told = await guest.ask(placeOrder, { body: { ...body, ...(inStoreSalesInfo ? { inStoreSalesInfo } : {}) } })
  const row = await shop.storage.db.selectFrom('orders').select(['store_id', 'store_employee_id']).where('basket_id', '=', basket.basketId).executeTakeFirst()
  return { told, row }
}

test('BIS-02 store and employee stand on the order; on one that nobody sold they do not', async () => {
  expect((await sell({ storeId: 'US001', storeEmployeeId: 'US001-2' })).row).toEqual({ store_id: 'US001', store_employee_id: 'US001-2' })
  expect((await sell()).row).toEqual({ store_id: null, store_employee_id: null })
})

test.each([
  ['an unknown store', { storeId: 'NONE', storeEmployeeId: 'US001-1' }],
  ['an unknown employee', { storeId: 'US001', storeEmployeeId: 'nobody' }],
  ['an employee of another store', { storeId: 'US001', storeEmployeeId: 'US002-1' }],
])('BIS-05 %s is STR404, and no order is made', async (_what, sold) => {
  const { told, row } = await sell(sold)
  expect([told.status, told.error?.errorId, row]).toEqual([404, 'STR404', undefined])
})
