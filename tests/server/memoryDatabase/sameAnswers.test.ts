import fc from 'fast-check'
import { CompiledQuery, Kysely, sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { addPaymentInstrument } from '../../../contracts/api/cart/cartPaymentApi.ts'
import { addPriceAdjustment } from '../../../contracts/api/cart/priceAdjustmentApi.ts'
import { readGiftCardBalance } from '../../../contracts/api/cart/paymentQuestionsApi.ts'
import { cancelOrder } from '../../../contracts/api/cart/purchaseApi.ts'
import { applyCoupon, reserveWithItem } from '../../../contracts/api/cart/cartApi.ts'
import { setShippingMethod } from '../../../contracts/api/cart/cartDeliveryApi.ts'
import { firstSeed } from '../../../server/catalog/firstSeed.ts'
import { importSeed } from '../../../server/catalog/importSeed.ts'
import { demonstrationPin, importGiftCards } from '../../../server/giftcard/importGiftCards.ts'
import { tokenHash } from '../../../server/session/token.ts'
import { newId } from '../../../server/storage/newId.ts'
import { openStorage } from '../../../server/storage/openStorage.ts'
import type { Db, Tables } from '../../../server/storage/Tables.ts'
import { memoryDialect } from '../../../tools/memorySql/memoryDialect.ts'
import { MemoryEngine } from '../../../tools/memorySql/MemoryEngine.ts'
import { openMemoryDatabase } from '../../../tools/memorySql/openMemoryDatabase.ts'
import { guestShop } from '../cart/guestShop.ts'
import type { Guest } from '../cart/guestCalls.ts'
import { address, cards, place, readyBasket } from '../order/checkoutGuest.ts'
import { borrowPglite } from '../support/borrowPglite.ts'
import { comparable, recording, resultOf } from './recordedStatements.ts'
import type { Recorded } from './recordedStatements.ts'

const recorded: Recorded[] = []

const pglite = await openStorage(await borrowPglite('catalogue'))
await importGiftCards(pglite.db, 0)
const memory = await openMemoryDatabase()
await importSeed(memory.db, firstSeed)
await importGiftCards(memory.db, 0)
const db: Db = new Kysely<Tables>({ dialect: recording(memoryDialect(new MemoryEngine(memory.image())), recorded) })
const shop = await guestShop({ storage: { engine: 'pglite', db, reads: db, close: () => db.destroy() } })
const skus = await shop.ordinarySkus(3, 6)
afterAll(async () => {
  await shop.close()
  await pglite.close()
})

/** Everything that was run on the memory database since the last time, run on PGlite in the same order. */
const replay = async (): Promise<void> => {
  const statements = recorded.splice(0)
  await pglite.db.connection().execute(async (connection) => {
    for (const { sql, parameters, answer } of statements) {
      const other = await resultOf(connection.executeQuery(CompiledQuery.raw(sql, [...parameters])))
      expect(comparable(sql, other), sql).toEqual(comparable(sql, answer))
    }
  })
}

type Errand = (guest: Guest, basketId: string, sku: string, n: number) => Promise<unknown>

/** What a shopper, a clerk or a fault does; refusals are as welcome as orders. */
const errands: Readonly<Record<string, Errand>> = {
  add: (guest, basketId, sku, n) => guest.add(basketId, sku, 1 + (n % 4)).catch(() => undefined),
  read: (guest, basketId, _sku, n) =>
    guest
      .read(basketId, n % 2 === 0 ? { isPatchRequired: true } : { inventorySupplyCheck: true })
      .catch(() => undefined),
  coupon: (guest, cartId, _sku, n) =>
    guest.ask(applyCoupon, { body: { cartId, code: ['ONCE5', 'WELCOME10', 'EXPIRED20', 'NONE'][n % 4]! } }),
  method: (guest, cartId) =>
    guest.ask(setShippingMethod, {
      query: {},
      body: { cartId, code: 'home', shippingId: 'me', shopperAppliedSM: true },
    }),
  reserve: (guest, _basketId, sku, n) =>
    guest.ask(reserveWithItem, {
      query: { storeId: n % 3 === 0 ? 'XX9' : 'US001' },
      body: { productId: sku, qty: 1 + (n % 2) },
    }),
  twice: async (guest, cartId) => {
    for (const code of ['WELCOME10', 'WELCOME10', 'FREESHIP'])
      await guest.ask(applyCoupon, { body: { cartId, code } }, { key: `twice-${cartId}` })
  },
  order: async (guest, _basketId, sku, n) => {
    const basket = await readyBasket(guest, sku, {
      qty: 1 + (n % 2),
      card: n % 3 === 0 ? cards.declined : cards.good,
    }).catch(() => undefined)
    if (!basket) return
    await place(guest, basket, `order-${basket.basketId}`)
    await place(guest, basket, n % 2 === 0 ? `order-${basket.basketId}` : `other-${basket.basketId}`)
  },
  adjust: async (guest, basketId, sku, n) => {
    const { db } = shop.storage
    const { session_id } = await db
      .selectFrom('access_token')
      .select('session_id')
      .where('hash', '=', tokenHash(guest.token))
      .executeTakeFirstOrThrow()
    await db
      .insertInto('session')
      .values({
        id: newId(),
        kind: 'agent',
        subject: newId(),
        agent_id: 'petra',
        beside: session_id,
        salt: '',
        created_at: 0,
        expires_at: shop.clock.now + (n % 3) * 60_000,
      })
      .execute()
    const itemId = (await guest.add(basketId, sku).catch(() => undefined))?.items[0]?.itemId
    await guest.ask(addPriceAdjustment, {
      params: { basketId },
      body: { itemId: itemId ?? 'none', type: 'PERCENT', value: n, reason: 'Scratched' },
    })
  },
  giftCard: async (guest, basketId, sku, n) => {
    const giftCard = {
      cardNumber: ['6006000000000019', '6006000000000092', '6006000000000084'][n % 3]!,
      pin: n % 5 === 0 ? '1111' : demonstrationPin,
    }
    const add = (id: string) =>
      guest.ask(addPaymentInstrument, { params: { basketId: id }, body: { payment_method_id: 'GIFT_CARD', giftCard } })
    await guest.ask(readGiftCardBalance, { body: giftCard })
    await add(basketId)
    const ready = await readyBasket(guest, sku, { card: n % 2 === 0 ? cards.declined : cards.good }).catch(
      () => undefined,
    )
    const basket = ready && (await add(ready.basketId)).body
    if (!basket) return
    const placed = await place(guest, basket)
    if (placed.status === 200 && n % 4 === 1)
      await guest.ask(cancelOrder, { body: { orderNumber: placed.body.orderNumber, email: address.email! } })
  },
  restock: (_guest, _basketId, sku, n) => shop.setStock(sku, n % 7),
  wait: async (_guest, _basketId, _sku, n) => void (shop.clock.now += n * 60_000),
  duplicate: (_guest, basketId) =>
    resultOf(
      shop.storage.db
        .insertInto('basket')
        .columns(['id'])
        .expression((is) => is.selectFrom('basket').select('id').where('id', '=', basketId))
        .execute()
        .then(() => ({ rows: [] })),
    ),
  negative: (_guest, _basketId, sku) =>
    resultOf(
      shop.storage.db
        .updateTable('stock')
        .set({ available: -1 })
        .where('sku', '=', sku)
        .execute()
        .then(() => ({ rows: [] })),
    ),
  again: (_guest, _basketId, sku) =>
    resultOf(
      shop.storage.db
        .insertInto('stock')
        .values({ sku, product_id: 'P', available: 1 })
        .execute()
        .then(() => ({ rows: [] })),
    ),
  whole: (_guest, _basketId, sku) => shop.call('GET', `/products/v1/products/${sku.split('-')[0]}`),
}

test('PGlite answers every statement of the server as the memory database did, in any mix of calls by shoppers and clerks', async () => {
  const step = fc.record({ errand: fc.constantFrom(...Object.keys(errands)), sku: fc.nat(2), n: fc.nat(40) })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const guest = await shop.newGuest()
      const { basketId } = await guest.empty()
      for (const { errand, sku, n } of steps) await errands[errand]!(guest, basketId, skus[sku]!, n)
      await replay()
    }),
    { numRuns: 12, interruptAfterTimeLimit: 60_000 },
  )
  for (const table of [
    'basket',
    'orders',
    'stock',
    'stock_hold',
    'coupon_redemption',
    'idempotency',
    'provider_charge',
    'session',
  ] as const) {
    await shop.storage.db.selectFrom(table).selectAll().execute()
  }
  await replay()
}, 120_000)

test.each([
  `with own as (select '{"skus": ["RIMEBEANIE-PINE-OS", "none"], "storeId": "US002"}'::jsonb as needs)
    select wanted.name, stock.available, jsonb_extract_path_text(own.needs, 'storeId') as store, jsonb_extract_path_text(own.needs, 'pointId', 'id') as point
    from own cross join jsonb_array_elements_text(jsonb_extract_path(own.needs, 'skus') || '["RIMEBEANIE-OCH-OS"]'::jsonb) as wanted(name)
    left join stock on stock.sku = wanted.name`,
  `with changed as (update coupon set amount = amount + 1 where amount > 500 and benefit = 'amountOffOrder' returning code, promotion_id, name, french_name, benefit, amount)
    insert into coupon (code, promotion_id, name, french_name, benefit, amount, once)
    select code || ' copy', promotion_id, name, french_name, benefit, amount, false from changed returning code, amount`,
  `with changed as (update coupon set amount = 1 where code = 'none' returning code)
    insert into coupon (code, promotion_id, name, french_name, benefit, amount, once) select code, '', '', '', 'b', 1, false from changed`,
  `with changed as (update coupon set amount = amount + 7 where amount > 500 returning code, amount)
    insert into coupon (code, promotion_id, name, french_name, benefit, amount, once) select code, '', '', '', 'b', amount, false from changed`,
  `with chosen as (select id, name, document from store where country = 'US' order by (id = 'US002') desc, id limit 1)
    select (select coalesce(jsonb_agg(jsonb_build_array(sku, available)), '[]') from stock where product_id = 'RIMEBEANIE') as stock,
    (select to_jsonb(chosen) from chosen) as store`,
  `select store.id, coalesce(sum(store_employee.name_length), 0)::int4 as n from store
    left join (select store_id, 2 as name_length from store_employee where name > 'M') as store_employee on store_employee.store_id = store.id
    group by store.id`,
  `select store.id as "storeId", stock.sku, ('x' || substr(md5(store.id || ' ' || stock.sku), 1, 6))::bit(24)::int4 % 12 as pieces
    from store cross join stock where stock.product_id = 'RIMEBEANIE' and store.country = 'GB'`,
  `select product_id, count(*)::int4 as n, min(rating), max(title), sum(rating)::int4 from review group by product_id, language`,
  `select count(*), sum(up_votes), min(written_on), jsonb_agg(fit) from review where id = 'none'`,
  `select id from review where fit is not null and (rating >= 4 or up_votes > down_votes) and not language in ('fr') order by rating desc, id limit 7 offset 3`,
  `select id, lower(title) like '%a%e' as ends, title like 'D%' as begins, fit like '%.*' as marked from review where text like '%wet%' order by id`,
  `select parent_id from category where parent_id not in ('women', null) or parent_id is null`,
  `insert into coupon (code, promotion_id, name, french_name, benefit, amount, once) values ('ONCE5', 'p', 'n', 'f', 'b', 3, false), ('NEW', 'p', 'n', 'f', 'b', 4, true)
    on conflict (code) do update set amount = coupon.amount + excluded.amount where excluded.once = false returning code, amount`,
  `update coupon set amount = amount * 2 - 1, valid_to = 9000000000000 where amount > 500 returning code, amount, valid_to`,
  `update coupon set amount = 2147483647 + amount where code = 'NEW'`,
  `insert into coupon (code, promotion_id, name, french_name, benefit, amount, once) select id, slug, slug, slug, 'b', position, is_new from product where position < 3`,
  `insert into price (product_id, currency, current, original) values ('P', 'USD', 5, 4)`,
  `insert into price (product_id, currency, current) values ('P', 'USD', 5)`,
  `delete from coupon where code = 'NEW' or promotion_id <> slug`,
])('PGlite answers it the same: %s', async (statement) => {
  await resultOf(sql.raw(statement).execute(shop.storage.db))
  expect(recorded).toHaveLength(1)
  await replay()
})
