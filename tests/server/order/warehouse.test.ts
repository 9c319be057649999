import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../../../server/app.ts'
import { readPurchase } from '../../../contracts/api/purchaseApi.ts'
import { registry } from '../../../server/http/registry.ts'
import { silentLog } from '../../../server/http/requestLog.ts'
import { newId } from '../../../server/storage/newId.ts'
import { cheapPasswords } from '../support/testServer.ts'
import { orderedShop } from './orderedShop.ts'
import type { OrderedShop } from './orderedShop.ts'

let shop: OrderedShop
beforeAll(async () => {
  shop = await orderedShop()
})
afterAll(() => shop.close())

test('ORD-08 in development /dev/warehouse moves an order station by station and stops at its end; otherwise it is not there', async () => {
  const deps = {
    storage: shop.storage,
    catalogue: shop.catalogue,
    now: () => shop.clock.now,
    newId: () => newId(),
    log: silentLog,
    passwords: cheapPasswords,
    handlers: registry,
  }
  const [open, closed] = [createApp({ ...deps, devPages: true }), createApp(deps)]
  const consumer = await shop.newConsumer()
  const { orderNumber } = await shop.orderOf(consumer)
  const move = (number: string, app = open) => app.request(`/dev/warehouse/${number}`, { method: 'POST' })
  const statusOf = async () => (await consumer.done(readPurchase, { params: { orderId: orderNumber } })).status
  const seen = [await statusOf()]
  for (let count = 0; count < 4; count++) {
    expect((await move(orderNumber)).status).toBe(303)
    seen.push(await statusOf())
  }
  expect(seen).toEqual(['confirmed', 'processing', 'shipped', 'delivered', 'delivered'])
  expect(await (await open.request('/dev/warehouse')).text()).toContain(`${orderNumber}: delivered`)
  expect([
    (await move('CN-2222-2222')).status,
    (await move(orderNumber, closed)).status,
    (await closed.request('/dev/warehouse')).status,
  ]).toEqual([404, 404, 404])
})
