import { withdrawFromContract } from '../../../contracts/api/withdrawalApi.ts'
import { readPurchase } from '../../../contracts/api/cart/purchaseApi.ts'
import { demonstrationSeller } from '../../../server/kit/seller.ts'
import type { Guest } from '../cart/guestCalls.ts'
import { orderedShop } from '../order/orderedShop.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'

/** A shop whose customers withdraw on the German site, and where to see what became of it. */
export const withdrawingShop = async () => {
  const shop = await closeAfterAll(orderedShop())

  let people = 0
  const newEmail = () => `withdrawing-${++people}@example.com`
  const statement = (change: object = {}) => ({
    name: 'Idris Vale',
    orderNumber: 'CN-2222-2222',
    email: newEmail(),
    ...change,
  })
  const german = { locale: 'de-de' }
  const withdraw = (who: Guest, body: Partial<ReturnType<typeof statement>>, more: object = {}) =>
    who.ask(withdrawFromContract, { body }, { ...german, ...more })
  /** Placed in the German shop by a signed-in shopper. */
  const germanOrder = async (steps: number, qty = 1) => {
    const owner = await shop.newConsumer()
    const order = await shop.orderOf(owner, { locale: 'de-de', qty })
    await shop.move(order.orderNumber, steps)
    return { owner, order }
  }
  const rowOf = (number: string) =>
    shop.storage.db.selectFrom('withdrawal').selectAll().where('number', '=', number).executeTakeFirstOrThrow()
  const stateOf = async (owner: Guest, orderId: string) => owner.done(readPurchase, { params: { orderId } })
  const receiptOf = async (number: string) =>
    shop.storage.db.selectFrom('mail').selectAll().where('id', '=', `withdrawal/${number}`).executeTakeFirstOrThrow()
  const staffLettersAbout = async (number: string) =>
    (await shop.lettersTo(demonstrationSeller.email)).filter(({ subject }) => subject.includes(number))
  return { shop, newEmail, statement, withdraw, germanOrder, rowOf, stateOf, receiptOf, staffLettersAbout }
}
