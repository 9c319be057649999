import type { Db } from '../../server/storage/Tables.ts'

/** What shoppers did, as far as the books can be compared with it. */
export type Shopped = {
  /** Ids of all commands. */
  readonly pressed: ReadonlySet<string>
  /** Numbers of the orders somebody was told of. */
  readonly answer: ReadonlySet<string>
}

/** The books of shop and payment company, when all is over: one order a basket, one charge an order, none that nobody asked for. */
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
        ...(pressed.has(key.split('/')[0] ?? '') ? [] : [`nobody asked for order ${number}`]),
        ...(!isConfirmed || reply.has(number) ? [] : [`order ${number} was told to nobody`]),
      ]
    }),
    ...charges
      .filter(({ reference }) => !orders.some(({ number }) => number === reference))
      .map(({ reference }) => `${reference} was charged and is no order`),
  ]
}
