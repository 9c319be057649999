import { expect, test } from 'vitest'
import { cancelOrder } from '../../../contracts/api/cart/purchaseApi.ts'
import { californian } from '../order/checkoutGuest.ts'
import { orderedShop } from '../order/orderedShop.ts'
import type { Consumer } from '../order/orderedShop.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { operatorShop } from './operatorShop.ts'

const shop = await closeAfterAll(orderedShop())

const cancelled = async (who: Consumer) => {
  const order = await shop.orderOf(who, { to: californian })
  await who.done(cancelOrder, { body: { orderNumber: order.orderNumber } })
  return order
}

test('ORD-24 OPR-10 API-173 API-245 who looks after orders has invoice and credit note as files, and no other order’s', async () => {
  const house = await operatorShop({
    storage: shop.storage,
    catalogue: shop.catalogue,
    now: () => shop.clock.now,
  })
  const kofi = await house.operator('kofi@example.com', ['orders'])
  const [order, other] = [await cancelled(await shop.newConsumer()), await cancelled(await shop.newConsumer())]
  const shown = (await kofi.ask('GET', `orders/${order.orderNumber}`)).json as {
    readonly invoice: { readonly number: string } | null
    readonly order: { readonly creditNotes: readonly { readonly number: string }[] }
  }
  const numbers = [shown.invoice?.number ?? '', shown.order.creditNotes[0]?.number ?? '']
  expect(numbers.join(' ')).toMatch(/^\d{4}-\d{6} C\d{4}-\d{6}$/)
  for (const number of numbers) {
    expect((await kofi.ask('GET', `orders/${order.orderNumber}/papers/${number}`)).status).toBe(200)
    expectRefusal(await kofi.ask('GET', `orders/${other.orderNumber}/papers/${number}`), 404, 'OPR404')
  }
  expectRefusal(await kofi.ask('GET', `orders/CN-2222-2222/papers/${numbers[0]}`), 404, 'OPR404')
})
