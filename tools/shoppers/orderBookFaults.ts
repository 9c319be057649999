import type { Db } from '../../server/storage/Tables.ts'

/** What shoppers did, as far as the server's tables can confirm it. */
export type Shopped = {
  /** Ids of all commands. */
  readonly pressed: ReadonlySet<string>
  /** Numbers of the orders that a shopper has learned of. */
  readonly answer: ReadonlySet<string>
}

/**
 * What is wrong in the tables of the shop and the payment provider at the end: there must be one order per basket, one
 * charge per order, and a press for each.
 */
export const orderBookFaults = async (books: Db, { pressed, answer: reply }: Shopped): Promise<readonly string[]> => {
  const orders = await books.selectFrom('orders').selectAll().execute()
  const charges = await books.selectFrom('provider_charge').selectAll().where('outcome', '=', 'charged').execute()
  const baskets = new Set(orders.map((order) => order.basket_id))
  return [
    ...(baskets.size === orders.length ? [] : [`${orders.length} orders of ${baskets.size} baskets`]),
    ...orders.flatMap(({ number, status, total, attempt_key: key }) => {
      const own = charges.filter(({ reference }) => reference === number).map(({ amount }) => amount)
      const isConfirmed = status === 'confirmed'
      return [
        ...(isConfirmed || status === 'failed' ? [] : [`order ${number} is still ${status}`]),
        ...(own.join() === (isConfirmed && total > 0 ? String(total) : '')
          ? []
          : [`order ${number} of ${total} is ${status} and was charged ${own.join(' and ') || 'nothing'}`]),
        ...(pressed.has(key.split('/')[0] ?? '') ? [] : [`there is no command for order ${number}`]),
        ...(!isConfirmed || reply.has(number) ? [] : [`order ${number} was confirmed, but no shopper learned of it`]),
      ]
    }),
    ...charges
      .filter(({ reference }) => !orders.some(({ number }) => number === reference))
      .map(({ reference }) => `${reference} was charged but there is no such order`),
  ]
}
