import type { Order } from '../../../contracts/api/order.ts'
import { moveOrder } from '../../../server/order/moveOrder.ts'
import { newId } from '../../../server/storage/newId.ts'
import { accountShop } from '../consumer/accountShop.ts'
import type { AccountShop } from '../consumer/accountShop.ts'
import type { Guest } from '../cart/guestShop.ts'
import { place, readyBasket } from './checkoutGuest.ts'

export type Consumer = Awaited<ReturnType<AccountShop['newConsumer']>>

/** The whole server with accounts and enough pieces of one variant, whose people have ordered. */
export async function orderedShop(deps: Parameters<typeof accountShop>[0] = {}) {
  const shop = await accountShop(deps)
  const [sku = ''] = await shop.ordinarySkus(1, 900)
  const orderOf = async (who: Guest, how: Parameters<typeof readyBasket>[2] = {}): Promise<Order> => {
    const told = await place(who, await readyBasket(who, sku, how))
    if (told.status !== 200) throw new Error(`The order was refused: ${told.text}`)
    return told.body
  }
  /** What the warehouse does, so many times. */
  const move = async (orderNumber: string, times = 1) => {
    for (let left = times; left > 0; left--) await moveOrder(shop.storage.db, orderNumber, (shop.clock.now += 60_000), () => newId())
  }
  const lettersTo = (email: string) => shop.storage.db.selectFrom('mail').selectAll().where('recipient', '=', email).orderBy('sent_at').execute()
  const refundsOf = (orderNumber: string) =>
    shop.storage.db
      .selectFrom('provider_refund')
      .innerJoin('provider_charge', 'provider_charge.id', 'provider_refund.charge_id')
      .select(['provider_refund.amount', 'provider_charge.amount as charged'])
      .where('provider_charge.reference', '=', orderNumber)
      .execute()
  return { ...shop, sku, orderOf, move, lettersTo, refundsOf }
}

export type OrderedShop = Awaited<ReturnType<typeof orderedShop>>
