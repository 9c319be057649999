import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { dueInvoice, invoiceNumber, numberInvoices } from '../../../server/order/documents/numberPapers.ts'
import { inTransaction } from '../../../server/storage/inTransaction.ts'
import { openStorage } from '../../../server/storage/openStorage.ts'
import type { Db } from '../../../server/storage/Tables.ts'
import { guestShop } from '../cart/guestShop.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { openConcurrentStorage } from '../support/openTestStorage.ts'
import { place, readyBasket } from './checkoutGuest.ts'
import { mortalDb } from './mortalDb.ts'

const openNeighbour = async () => {
  const url = process.env['DATABASE_URL']
  if (!url) return storage
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  const own = new URL(url)
  own.pathname = `/${rows[0]?.name}`
  return openStorage({ kind: 'url', url: own.href })
}

const storage = await openConcurrentStorage()
const { db } = storage
/** Another process on the same database. */
const other = await openNeighbour()
const mortal = mortalDb(db)
const [shop, neighbour] = [
  await closeAfterAll(guestShop({ storage: { ...storage, db: mortal.db } })),
  await guestShop({ storage: other }),
]
const [sku = ''] = await shop.ordinarySkus(1, 900)
afterAll(() => (other === storage ? undefined : other.close()))
beforeEach(async () => {
  await db.deleteFrom('order_paper').execute()
  await db.updateTable('paper_sequence').set({ year: 0, last: 0, issued_at: 0 }).execute()
})

const papers = () => db.selectFrom('order_paper').selectAll().orderBy('year').orderBy('place').execute()
const places = async () => (await papers()).map(({ place: given }) => given)
const oneTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const pay = (on: Db, order: string, at: number) =>
  inTransaction(on, (tx) => tx.insertInto('order_paper').values(dueInvoice(order, at)).execute())
const at = (text: string) => Date.parse(`${text}Z`)
const noon = at('2026-05-04T12:00:00')

describe('the numbers of invoices', () => {
  test('ORD-23 orders that are placed at the same moment in two processes have the numbers 1 to N, whoever gives them', async () => {
    const ordering = oneTo(12).map(async (n) => {
      const own = n % 2 === 0 ? shop : neighbour
      const guest = await own.newGuest()
      const answer = await place(guest, await readyBasket(guest, sku))
      await numberInvoices(n % 3 === 0 ? db : other.db, own.clock.now)
      return answer.body.orderNumber
    })
    const orders = await Promise.all(ordering)
    await numberInvoices(db, shop.clock.now)
    const given = await papers()
    expect(given.map(({ place: number }) => number)).toEqual(oneTo(12))
    expect(given.map(({ order_number: order }) => order).toSorted()).toEqual(orders.toSorted())
  })

  test('ORD-23 have no gap and none is there twice, whatever is rolled back and whoever asks first', async () => {
    const act = fc.record({
      kind: fc.constantFrom('pay', 'pay', 'rolled back', 'number', 'ask'),
      process: fc.boolean(),
      about: fc.nat(9),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 25 }), async (acts) => {
        await db.deleteFrom('order_paper').execute()
        await db.updateTable('paper_sequence').set({ year: 0, last: 0, issued_at: 0 }).execute()
        const works = acts.map(async ({ kind, process: isHere, about }, turn) => {
          const on = isHere ? db : other.db
          if (kind === 'pay') return pay(on, `order-${turn}`, noon)
          if (kind === 'number') return numberInvoices(on, noon)
          if (kind === 'ask') return invoiceNumber(on, `order-${about}`, noon)
          return inTransaction(on, async (tx) => {
            await tx
              .insertInto('order_paper')
              .values(dueInvoice(`gone-${turn}`, noon))
              .execute()
            await invoiceNumber(tx, `gone-${turn}`, noon)
            throw new Error('rolled back')
          }).catch((error: Error) => expect(error.message).toBe('rolled back'))
        })
        await Promise.all(works)
        const early = new Map((await papers()).map(({ id, place: number }) => [id, number]))
        await numberInvoices(db, noon)
        const now = await papers()
        expect(now.map(({ place: number }) => number)).toEqual(oneTo(acts.filter(({ kind }) => kind === 'pay').length))
        for (const { id, place: number } of now) expect([null, number]).toContain(early.get(id))
      }),
      { numRuns: 25 },
    )
  })

  test('ORD-23 are given in the order in which the orders were paid, and stay', async () => {
    for (const [order, paidAt] of [
      ['c', 3],
      ['a', 1],
      ['b', 2],
    ] as const)
      await pay(db, order, noon + paidAt)
    expect(await invoiceNumber(db, 'a', noon + 9)).toEqual({ number: '2026-000001', issuedAt: noon + 9 })
    await pay(db, 'd', noon)
    await numberInvoices(db, noon + 10)
    expect((await papers()).map(({ order_number: order }) => order)).toEqual(['a', 'b', 'c', 'd'])
    expect(await invoiceNumber(db, 'a', noon + 99)).toEqual({ number: '2026-000001', issuedAt: noon + 9 })
  })

  test('ORD-23 begin again each year, and none is dated before an earlier one', async () => {
    const newYear = at('2027-01-01T00:00:00')
    const given: unknown[] = []
    for (const [order, now] of [
      ['a', newYear - 2],
      ['b', newYear - 1],
      ['c', newYear],
      ['d', newYear - 5],
    ] as const) {
      await pay(db, order, now)
      given.push(await invoiceNumber(db, order, now))
    }
    expect(given).toEqual([
      { number: '2026-000001', issuedAt: newYear - 2 },
      { number: '2026-000002', issuedAt: newYear - 1 },
      { number: '2027-000001', issuedAt: newYear },
      { number: '2027-000002', issuedAt: newYear },
    ])
  })

  test('ORD-23 more than one transaction numbers are all given at once', async () => {
    await db
      .insertInto('order_paper')
      .values(oneTo(230).map((n) => dueInvoice(`order-${n}`, noon + n)))
      .execute()
    await numberInvoices(db, noon)
    expect(await places()).toEqual(oneTo(230))
    expect((await papers()).map(({ due_at: paid }) => paid - noon)).toEqual(oneTo(230))
  })
})

describe('a server that is killed', () => {
  test('ORD-23 at any point of an order leaves no number behind without an invoice, and no gap', async () => {
    let died = true
    let kills = 0
    for (let point = 0; died; point += 3) {
      const guest = await shop.newGuest()
      const basket = await readyBasket(guest, sku)
      mortal.killAfter(point)
      await place(guest, basket, `paper-${point}`)
      died = mortal.revive()
      if (died) kills += 1
      await numberInvoices(db, shop.clock.now)
    }
    const confirmed = await db
      .selectFrom('orders')
      .innerJoin('order_paper', 'order_paper.order_number', 'orders.number')
      .select('confirmed_at')
      .execute()
    expect(kills).toBeGreaterThan(5)
    expect(confirmed.every(({ confirmed_at: paid }) => paid !== null)).toBe(true)
    expect(await places()).toEqual(oneTo(confirmed.length))
  })

  test('ORD-23 while it gives numbers has given all of one transaction or none', async () => {
    let died = true
    let paid = 0
    for (let point = 0; died; point += 1) {
      for (const _ of oneTo(3)) await pay(db, `order-${(paid += 1)}`, noon + paid)
      mortal.killAfter(point)
      await numberInvoices(mortal.db, noon).catch((error: Error) => expect(error.message).toBe('killed'))
      died = mortal.revive()
      const given = (await places()).filter((number) => number !== null)
      expect(given).toEqual(oneTo(given.length))
      await numberInvoices(db, noon)
      expect(await places()).toEqual(oneTo(paid))
    }
  })
})
