import { expect } from 'vitest'
import { openStorage } from '../../../server/storage/openStorage.ts'
import type { StoragePlace } from '../../../server/storage/openStorage.ts'
import { guestCalls } from '../cart/guestCalls.ts'
import { guestShop } from '../cart/guestShop.ts'
import { place, readyBasket } from '../order/checkoutGuest.ts'

/** A guest's order in the shop on this database, and whether a shop on another one has it. */
export const orderOnce = async (at: StoragePlace) => {
  const shop = await guestShop({ storage: await openStorage(at) })
  const [sku = ''] = await shop.ordinarySkus(1)
  const token = await shop.guest()
  const guest = guestCalls(shop.call)(token)
  const basket = await readyBasket(guest, sku)
  const placed = await place(guest, basket, 'the-key')
  expect(placed.status).toBe(200)
  const left = await shop.stockOf(sku)
  await shop.close()

  /** The repeated call under its key is answered with the same bytes, and moves neither stock nor money. */
  const isThereOnceIn = async (other: StoragePlace): Promise<void> => {
    const again = await guestShop({ storage: await openStorage(other) })
    const answer = await place(guestCalls(again.call)(token), basket, 'the-key')
    expect(answer.replayed).toBe(true)
    expect(answer.text).toBe(placed.text)
    const orders = await again.storage.db.selectFrom('orders').select('basket_id').execute()
    expect(orders).toEqual([{ basket_id: basket.basketId }])
    expect(await again.storage.db.selectFrom('provider_charge').select('outcome').execute()).toHaveLength(1)
    expect(await again.stockOf(sku)).toBe(left)
    await again.close()
  }

  return { isThereOnceIn }
}
