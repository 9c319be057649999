import { Hono } from 'hono'
import type { Seller } from '../kit/seller.ts'
import type { Db } from '../storage/Tables.ts'
import { builtInProvider } from '../payment/builtInProvider.ts'
import { moveOrder } from './moveOrder.ts'
import { refundReturns } from './refundReturns.ts'

const shown = 50

type Deps = {
  readonly db: () => Db
  readonly now: () => number
  readonly newId: () => string
  readonly publicUrl: string
  readonly seller: Seller
}

/**
 * `/dev/warehouse`: the newest orders, each with a button that moves it to its next step, as a warehouse would. For
 * development only.
 */
export const warehousePage = ({ db, now, newId, publicUrl, seller }: Deps): Hono => {
  const page = new Hono()
  page.get('/', async (c) => {
    const orders = await db()
      .selectFrom('orders')
      .select(['number', 'status'])
      .where('confirmed_at', 'is not', null)
      .orderBy('created_at', 'desc')
      .limit(shown)
      .execute()
    const list = orders.map(
      ({ number, status }) =>
        `<form method="post" action="/dev/warehouse/${number}"><p>${number}: ${status} <button>Next step for ${number}</button></p></form>`,
    )
    c.header('cache-control', 'no-store')
    return c.html(
      `<!doctype html><html lang="en"><title>Warehouse</title><h1>Warehouse</h1>${list.join('') || '<p>Nothing has been ordered yet.</p>'}</html>`,
    )
  })
  page.post('/:number', async (c) => {
    const status = await moveOrder(db(), c.req.param('number'), { now: now(), publicUrl, seller }, newId)
    // What fails is repeated by the sweeper.
    await refundReturns(db(), builtInProvider(db(), now))
    return status === undefined ? c.text('There is no such order.', 404) : c.redirect('/dev/warehouse', 303)
  })
  return page
}
