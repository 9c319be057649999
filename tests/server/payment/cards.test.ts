import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { addPaymentInstrument, removePaymentInstrument } from '../../../contracts/api/cart/cartPaymentApi.ts'
import type { CardEntry } from '../../../contracts/api/entities/paymentInstrument.ts'
import { builtInProvider } from '../../../server/payment/builtInProvider.ts'
import { migrations } from '../../../server/storage/migrations/migrations.ts'
import { cardBody, cards, payWith, place, readyBasket } from '../order/checkoutGuest.ts'
import { useGuestShop } from '../support/useGuestShop.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { rewriteBasket } from '../cart/rewriteBasket.ts'

const { shop, guest, sku } = await useGuestShop(1)
const basketId = (await guest.withItem(sku)).basketId

const pay = (card: Partial<CardEntry>) =>
  guest.ask(addPaymentInstrument, {
    params: { basketId },
    body: { payment_method_id: 'CREDIT_CARD', card: { ...cardBody().card, ...card } },
  })

test('PAY-01 PAY-06 API-027 a card becomes an instrument with brand, last four digits, expiry and holder', async () => {
  const first = await payWith(guest, basketId)
  expect((await guest.read(basketId)).payment_instruments).toEqual(first.payment_instruments)
  expect(first.payment_instruments).toMatchObject([
    {
      payment_method_id: 'CREDIT_CARD',
      amount: first.totals.remainingToPay,
      card: { main: true, brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2031, holder: 'Wren Holloway' },
    },
  ])
})

test('PAY-01 PAY-06 another card takes the place of the first', async () => {
  const first = await payWith(guest, basketId)
  const second = (await pay({ number: '5555555555554444' })).body
  expect(second.payment_instruments.map(({ card }) => [card?.brand, card?.last4])).toEqual([['mastercard', '4444']])
  expect(second.payment_instruments[0]?.paymentInstrumentId).not.toBe(first.payment_instruments[0]?.paymentInstrumentId)
})

test.each([
  ['a number that fails Luhn', { number: '4242424242424241' }, 'PAY400', 402],
  ['a brand we do not take', { number: '3530111333300000' }, 'PAY400', 402],
  ['a code of the wrong length', { securityCode: '1234' }, 'PAY400', 402],
  ['no holder', { holder: ' ' }, 'PAY400', 402],
  ['a number for a holder', { holder: '4242 4242 4242 4242' }, 'PAY400', 402],
  ['last month', { expiryMonth: 12, expiryYear: 2026 }, 'FE309', 400],
  ['no such month', { expiryMonth: 13 }, 'FE309', 400],
  ['the last century', { expiryMonth: 12, expiryYear: 1931 }, 'FE309', 400],
] as const)('PAY-18 API-027 %s is refused', async (_what, card, errorId, status) => {
  const answer = await pay(card)
  expectRefusal(answer, status, errorId)
  expect(answer.text).not.toMatch(/4242 ?4242/)
})

describe('when a card is at the end of its life', () => {
  test('PAY-18 a card is good through the last day of its month', async () => {
    const now = shop.clock.now
    const month = new Date(now)
    const card = { expiryMonth: month.getUTCMonth() + 1, expiryYear: month.getUTCFullYear() }
    expect((await pay(card)).status).toBe(200)
  })

  test('PAY-18 a card that has expired since is FE309 when the order is placed', async () => {
    const fresh = await shop.newGuest()
    const basket = await readyBasket(fresh, sku)
    await rewriteBasket(shop.storage.db, basket.basketId, (document) => ({
      ...document,
      instruments: document.instruments.map((each) => ({ ...each, card: { ...each.card!, expiryYear: 2020 } })),
    }))
    expect((await place(fresh, basket)).error?.errorId).toBe('FE309')
  })
})

test('PAY-02 PAY-06 API-027 an instrument that cannot pay is refused with a message', async () => {
  const saved = await guest.ask(addPaymentInstrument, {
    params: { basketId },
    body: { payment_method_id: 'CREDIT_CARD', paymentInstrumentId: 'saved' },
  })
  expectRefusal(saved, 404, 'PYT404')
  const bare = await guest.ask(addPaymentInstrument, {
    params: { basketId },
    body: { payment_method_id: 'CREDIT_CARD' },
  })
  expect(bare.error).toMatchObject({ errorId: 'PAY400', field: 'card' })
})

describe('API-028 when an instrument is removed', () => {
  test('PAY-06 CART-22 an instrument is removed', async () => {
    const basket = await payWith(guest, basketId)
    const { paymentInstrumentId } = basket.payment_instruments[0]!
    const remove = (id: string) =>
      guest.ask(removePaymentInstrument, { params: { basketId }, body: { paymentInstrumentId: id } })
    expect((await remove(paymentInstrumentId)).body.payment_instruments).toEqual([])
    expect((await guest.read(basketId)).payment_instruments).toEqual([])
  })

  test('PAY-06 CART-22 removing an unknown instrument is PYT404', async () => {
    const body = { paymentInstrumentId: 'unknown' }
    expectRefusal(await guest.ask(removePaymentInstrument, { params: { basketId }, body }), 404, 'PYT404')
  })
})

test('PAY-01 no card number is in any table or in the log', async () => {
  const fresh = await shop.newGuest()
  const number = '6011000990139424'
  const basket = await readyBasket(fresh, sku, { card: number })
  expect((await place(fresh, basket)).status).toBe(200)
  await payWith(guest, basketId, cards.declined)
  const steps = migrations.flatMap((migration) => migration.steps)
  const named = (pattern: RegExp) => steps.flatMap((step) => pattern.exec(step)?.[1] ?? [])
  const dropped = named(/drop table if exists (\w+)/)
  const tables = named(/create table if not exists (\w+)/).filter((table) => !dropped.includes(table))
  expect(tables.length).toBeGreaterThan(15)
  for (const table of tables) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(shop.storage.db)
    const text = JSON.stringify(rows)
    const leaked = [number, number.slice(0, 12), cards.declined, '"4242424242424242"'].filter((secret) =>
      text.includes(secret),
    )
    expect(leaked, table).toEqual([])
  }
  expect(JSON.stringify(shop.log)).not.toContain(number)
})

describe('at the provider', () => {
  test('PAY-06 the provider charges a key once and gives its first answer again', async () => {
    const provider = builtInProvider(shop.storage.db)
    const { token } = await provider.tokenise({ ...cardBody().card })
    const charge = { key: 'key-1', token, amount: 1_000, currency: 'USD', reference: 'CN-1' } as const
    const answers = await Promise.all([1, 2, 3].map(() => provider.charge(charge)))
    expect(new Set(answers.map(({ chargeId }) => chargeId)).size).toBe(1)
    expect(answers[0]).toMatchObject({ outcome: 'charged', amount: 1_000 })
  })

  test('PAY-06 another amount under a key of the provider is a fault', async () => {
    const provider = builtInProvider(shop.storage.db)
    const { token } = await provider.tokenise({ ...cardBody().card })
    const charge = { key: 'key-3', token, amount: 1_000, currency: 'USD', reference: 'CN-1' } as const
    await provider.charge(charge)
    await expect(provider.charge({ ...charge, amount: 2_000 })).rejects.toThrow('another charge')
  })

  test('PAY-06 the provider declines a card it does not know', async () => {
    const charge = { key: 'key-2', token: 'unknown', amount: 1_000, currency: 'USD', reference: 'CN-1' } as const
    expect(await builtInProvider(shop.storage.db).charge(charge)).toMatchObject({ outcome: 'declined', amount: 0 })
  })
})
