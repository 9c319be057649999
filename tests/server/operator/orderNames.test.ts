import type { CompiledQuery } from 'kysely'
import { CompiledQuery as Compiled, sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Address } from '../../../contracts/api/entities/address.ts'
import type { OperatorOrderRow } from '../../../contracts/api/operator/operatorOrder.ts'
import { noteOlderNames } from '../../../server/order/orderNames.ts'
import { heardDialect } from '../../../tools/sql/heardDialect.ts'
import { address } from '../order/checkoutGuest.ts'
import { orderedShop } from '../order/orderedShop.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { openFilledStorage } from '../support/openTestStorage.ts'
import { operatorShop } from './operatorShop.ts'

const heard: CompiledQuery[] = []
const storage = await openFilledStorage((dialect) => heardDialect(dialect, (query) => void heard.push(query)))
const shop = await closeAfterAll(orderedShop({ storage }))
const { clock, catalogue } = shop
const { db } = storage
const house = await operatorShop({ storage, catalogue, now: () => clock.now })
const kofi = await house.operator('kofi@example.com', ['orders'])
const ines = await house.operator('ines@example.com', ['content'])

const list = async (search: string, more = '') =>
  (await kofi.ask('GET', `orders?search=${encodeURIComponent(search)}${more}`)).json as {
    readonly orders: readonly OperatorOrderRow[]
    readonly next?: string
  }
const found = async (search: string, more = '') =>
  (await list(search, more)).orders.map(({ orderNumber }) => orderNumber)
const orderFor = async (name: Pick<Address, 'firstName' | 'lastName'>) =>
  (await shop.orderOf(await shop.newConsumer(), { to: { ...address, ...name } })).orderNumber

describe('an order', () => {
  test.each([
    [
      'Anna',
      'Müller-Lüdenscheidt',
      ['anna', 'ANNA MULLER', 'müller anna', 'Lüdenscheidt', 'mull', 'Müller-Lüd', 'lüd, ann'],
    ],
    ['Siobhán', 'O’Brien', ['siobhan', "o'brien", 'OBRIEN', 'brien', 'o’b sio']],
    ['Zoë Łucja', 'Strauß', ['zoe', 'lucja strauss', 'Łucja', 'STRAUß']],
    ['Søren', 'Æbelø', ['soren', 'aebelo', 'SØREN ÆB']],
    ['Ольга', 'Ёлкина', ['ольга', 'елкина о']],
  ])('OPR-66 API-172 of %s %s is found by %j', async (firstName, lastName, searches) => {
    const number = await orderFor({ firstName, lastName })
    for (const search of searches)
      expect([search, await found(search)]).toEqual([search, expect.arrayContaining([number])])
  })

  test('OPR-66 is not found by a part within a word, by one word too many, or by nothing but signs', async () => {
    const number = await orderFor({ firstName: 'Benedikt', lastName: 'Quandt' })
    expect(await found('Quandt')).toEqual([number])
    for (const search of ['uandt', 'Benedikt Quandt Maria', 'Quandtz', '%', '_', '-', '’'])
      expect(await found(search)).toEqual([])
  })

  test('OPR-66 OPR-10 is found among those that have to be packed alone, and by number and address as before', async () => {
    const number = await orderFor({ firstName: 'Cem', lastName: 'Cnossen' })
    expect(await found('cnos', '&queue=toPack')).toEqual([number])
    expect(await found('cnos', '&queue=sent')).toEqual([])
    expect(await found(number.slice(0, 9).toLowerCase())).toEqual([number])
    expect(await found(`${number}9`)).toEqual([])
  })

  test('OPR-66 is found by who pays, as by whom it goes to', async () => {
    const number = await orderFor({ firstName: 'Dora', lastName: 'Ypsilanti' })
    const words = () =>
      db.selectFrom('order_name').select('word').where('order_number', '=', number).orderBy('word').execute()
    expect(await words()).toEqual([{ word: 'dora' }, { word: 'ypsilanti' }])
    const { document } = await db
      .selectFrom('orders')
      .select('document')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    const billed = { ...document, billingAddress: { ...document.billingAddress, firstName: 'Wilma', lastName: 'Xu' } }
    await db
      .updateTable('orders')
      .set({ document: JSON.stringify(billed) })
      .where('number', '=', number)
      .execute()
    await db.deleteFrom('order_name').where('order_number', '=', number).execute()
    // As the migration leaves an order of before.
    await db.insertInto('order_name').values({ word: '', order_number: number }).execute()
    expect(await found('ypsilanti')).toEqual([])
    await Promise.all([noteOlderNames(db), noteOlderNames(db)])
    expect(await found('wilma xu')).toEqual([number])
    expect(await found('ypsilanti dora')).toEqual([number])
    expect(await words()).toHaveLength(4)
  })

  test('OPR-66 OPR-05 is found by nobody without the role', async () => {
    expectRefusal(await ines.ask('GET', 'orders?search=anna'), 403, 'OPR403')
  })
})

/** PGlite is too slow for as many. */
const count = process.env['DATABASE_URL'] ? 100_000 : 4_000

describe(`among ${count} orders`, () => {
  beforeAll(async () => {
    const number = await orderFor({ firstName: 'Emil', lastName: 'Original' })
    // A statement may not take long.
    for (let first = 1; first <= count; first += 4_000) {
      const some = sql`generate_series(${first}::int4, ${first + 3_999}::int4) n`
      await sql`insert into orders select copy.* from orders o, ${some},
        lateral jsonb_populate_record(o, jsonb_build_object('number', 'CN-COPY-' || n, 'basket_id', 'copy-' || n,
          'charge_key', 'copy-' || n, 'attempt_key', 'copy-' || n, 'created_at', o.created_at - n)) copy
        where o.number = ${number}`.execute(db)
      await sql`insert into order_name
        select translate(word, '0123456789', 'klmnopqrst'), 'CN-COPY-' || n from ${some},
        lateral (values ('first' || n % 300), ('last' || n % (${count}::int4 / 5)),
          (case when n % 4 = 0 then 'common' else 'seldom' || n end)) w (word)`.execute(db)
    }
    await sql`analyze orders`.execute(db)
    await sql`analyze order_name`.execute(db)
  }, 300_000)

  test.each([
    ['a last name that nobody has', 'lastzz', 0],
    ['a last name', 'lastrr', 5],
    ['first and last name', 'firstrr lastrr', 2],
    ['a name that many have', 'common', 50],
  ])('OPR-66 %s is looked up in the index', async (_what, search, shown) => {
    heard.length = 0
    expect((await list(search)).orders.length).toBeGreaterThanOrEqual(shown)
    const query = heard.find((each) => each.sql.includes('order_name'))
    const { rows } = await db.executeQuery<{ readonly 'QUERY PLAN': string }>(
      Compiled.raw(`explain (analyze) ${query?.sql}`, [...(query?.parameters ?? [])]),
    )
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('order_name_pkey')
    expect(plan).not.toContain('Seq Scan on order_name')
  })
})
