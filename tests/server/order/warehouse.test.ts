import { expect, test } from 'vitest'
import { createApp } from '../../../server/app.ts'
import { readPurchase } from '../../../contracts/api/cart/purchaseApi.ts'
import { registry } from '../../../server/http/registry.ts'
import { silentLog } from '../../../server/kit/requestLog.ts'
import { moveOrder } from '../../../server/order/moveOrder.ts'
import { newId } from '../../../server/storage/newId.ts'
import { cheapPasswords } from '../support/testServer.ts'
import { orderedShop } from './orderedShop.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { demonstrationSeller } from '../../../server/kit/seller.ts'

const shop = await closeAfterAll(orderedShop())

const deps = {
  storage: shop.storage,
  catalogue: shop.catalogue,
  now: () => shop.clock.now,
  newId: () => newId(),
  log: silentLog,
  passwords: cheapPasswords,
  handlers: registry,
}

test('ORD-08 in development /dev/warehouse moves an order station by station, until its end', async () => {
  const open = createApp({ ...deps, devPages: true })
  const consumer = await shop.newConsumer()
  const { orderNumber } = await shop.orderOf(consumer)
  const move = (number: string) => open.request(`/dev/warehouse/${number}`, { method: 'POST' })
  const statusOf = async () => (await consumer.done(readPurchase, { params: { orderId: orderNumber } })).status
  const seen = [await statusOf()]
  for (let count = 0; count < 4; count++) {
    expect((await move(orderNumber)).status).toBe(303)
    seen.push(await statusOf())
  }
  expect(seen).toEqual(['confirmed', 'processing', 'shipped', 'delivered', 'delivered'])
  expect(await (await open.request('/dev/warehouse')).text()).toContain(`${orderNumber}: delivered`)
  expect((await move('CN-2222-2222')).status).toBe(404)
})

test('ORD-08 elsewhere there is no /dev/warehouse', async () => {
  const closed = createApp(deps)
  const { orderNumber } = await shop.orderOf(await shop.newConsumer())
  expect((await closed.request(`/dev/warehouse/${orderNumber}`, { method: 'POST' })).status).toBe(404)
  expect((await closed.request('/dev/warehouse')).status).toBe(404)
})

test('ORD-08 a step comes after the one before it, also when the clock of its process is behind', async () => {
  const consumer = await shop.newConsumer()
  const { orderNumber } = await shop.orderOf(consumer)
  const moveAt = (now: number) =>
    moveOrder(
      shop.storage.db,
      orderNumber,
      { now, publicUrl: 'https://shop.example', seller: demonstrationSeller },
      () => newId(),
    )
  const { now } = shop.clock
  for (const late of [3_000, 2_000, 1_000]) await moveAt(now + late)
  const { status, tracking } = await consumer.done(readPurchase, { params: { orderId: orderNumber } })
  expect(status).toBe('delivered')
  expect(tracking[0]?.steps.map((step) => [step.status, step.at - now])).toEqual([
    ['confirmed', 0],
    ['processing', 3_000],
    ['shipped', 3_001],
    ['delivered', 3_002],
  ])
})
