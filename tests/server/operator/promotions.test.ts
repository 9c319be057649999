import { describe, expect, test } from 'vitest'
import { applyCoupon } from '../../../contracts/api/cart/cartApi.ts'
import { prepareOrder } from '../../../contracts/api/cart/orderApi.ts'
import { place, readyBasket } from '../order/checkoutGuest.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { promotionShop, tenPercent } from './promotionShop.ts'

const { guest, sku, storage, clock, house, mara, add, added, read, change, undo, codesIn } = await promotionShop()
const day = 86_400_000

const apply = (cartId: string, code: string) => guest.ask(applyCoupon, { body: { cartId, code } })
/** A basket that can be ordered with a code. */
const ready = async (code: string) => {
  const basket = await readyBasket(guest, sku)
  await apply(basket.basketId, code)
  return guest.done(prepareOrder, { body: { basketId: basket.basketId } })
}
const order = async (code: string): Promise<string> => (await place(guest, await ready(code))).body.orderNumber

describe('a coupon that is made', () => {
  test('OPR-55 OPR-56 API-231 API-232 is what shoppers can use at once, with its name in their language', async () => {
    const { basketId, totals } = await guest.withItem(sku)
    const made = await added(' spring-10 ', { names: { ...tenPercent.names, de: ' 10 % Nachlass ', es: '10% off' } })
    expect(made).toMatchObject({ code: 'SPRING-10', state: 'active', uses: 0, canUndo: true })
    expect(made.names).toEqual({ en: '10% off', fr: '10 %', de: '10 % Nachlass', it: '', es: '' })
    expect((await apply(basketId, 'spring-10')).body.totals.discount).toBe(Math.round(totals.itemSubTotal / 10))
    const named = async (locale: string) =>
      (await guest.read(basketId, {}, { locale })).orderPromotions[0]?.promotionName
    expect([await named('fr-ca'), await named('de-de'), await named('it-it')]).toEqual([
      '10 %',
      '10 % Nachlass',
      '10% off',
    ])
    expect(await read('SPRING-10')).toEqual(made)
    expectRefusal(await mara.ask('GET', 'promotions/NOSUCH'), 404, 'OPR404')
  })

  test('OPR-56 takes an amount, pays for shipping, from a sum on, in a country, once: all that a coupon can do', async () => {
    await added('FIVE', { benefit: 'amountOffOrder', amount: 500, isOnce: true, country: 'US' })
    await added('SHIP', { benefit: 'freeShipping', amount: 99, threshold: 10_000_000 })
    const { basketId } = await guest.withItem(sku)
    expect((await apply(basketId, 'FIVE')).body.totals.discount).toBe(500)
    expectRefusal(await apply(basketId, 'SHIP'), 400, 'PRM175')
    expect(await read('SHIP')).toMatchObject({ amount: 0 })
    await added('BRITISH', { country: 'GB' })
    expectRefusal(await apply(basketId, 'BRITISH'), 400, 'PRM160')
  })

  test.each([
    ['no', {}, 'code', /^Code: 3 to 32/],
    ['SO GOOD', {}, 'code', /^Code: /],
    ['BAD', { names: { ...tenPercent.names, en: '  ' } }, 'names.en', /^English name: /],
    ['BAD', { amount: 0 }, 'amount', 'Percent: more than 0 and 100 at most, with two places after the point.'],
    ['BAD', { amount: 10_001 }, 'amount', /^Percent: /],
    ['BAD', { benefit: 'amountOffOrder', amount: 0 }, 'amount', 'Amount: more than 0 and 100,000.00 at most.'],
    ['BAD', { threshold: 0 }, 'threshold', /^Least order: /],
    ['BAD', { country: 'CH' }, 'country', 'Country: there is no shop in CH.'],
    [
      'BAD',
      { validFrom: 5_000_000_000_000, validTo: 5_000_000_000_000 },
      'validTo',
      /^Until: this is before it begins/,
    ],
    ['BAD', { validFrom: 9_000_000_000_000 }, 'validFrom', /^From: this is no time/],
  ])(
    'OPR-56 API-231 %s with %j is refused with its field, in words, and nothing is kept',
    async (code, terms, field, message) => {
      const answer = await add(code, terms)
      expectRefusal(answer, 400, 'OPR400')
      expect(answer.error?.field).toBe(field)
      expect(answer.error?.message).toMatch(message)
      expectRefusal(await mara.ask('GET', 'promotions/BAD'), 404, 'OPR404')
    },
  )

  test('OPR-56 a code that there is already is refused, and of two at once one is', async () => {
    const answer = await add('welcome10')
    expectRefusal(answer, 409, 'OPR409')
    expect(answer.error?.message).toBe('There is a code WELCOME10 already. Nothing was changed.')
    const both = await Promise.all([add('AT-ONCE'), add('AT-ONCE', { amount: 2_000 })])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})

test('OPR-55 API-230 active, coming and over are told apart at this very instant, by code, fifty to a page', async () => {
  const later = await added('LIST-LATER', { validFrom: clock.now + day })
  await added('LIST-NOW', { validTo: clock.now + day })
  expect(later.state).toBe('coming')
  const codes = async (query: string) => (await codesIn(query)).map(({ code }) => code)
  expect(await codes('?search=list-')).toEqual(['LIST-NOW'])
  expect(await codes('?search=list-&list=coming')).toEqual(['LIST-LATER'])
  const rows = Array.from({ length: 51 }, (_, n) => ({
    code: `MANY_${String(n).padStart(2, '0')}`,
    promotion_id: 'many',
    name: 'Many',
    french_name: 'Many',
    benefit: 'freeShipping' as const,
    amount: 0,
    valid_from: null,
    valid_to: clock.now,
    once: false,
    threshold: null,
  }))
  await storage.db.insertInto('coupon').values(rows).execute()
  expect(await codes('?search=many_')).toEqual([])
  const page = (await mara.ask('GET', 'promotions?list=over&search=many_')).json as { readonly next?: string }
  expect(page.next).toBe('MANY_49')
  expect(await codes('?list=over&search=many_&after=MANY_49')).toEqual(['MANY_50'])
  expect(await codes('?list=over&search=manyX')).toEqual([])
  const cora = await house.operator('cora@example.com', ['content'])
  expectRefusal(await cora.ask('GET', 'promotions'), 403, 'OPR403')
})

describe('a coupon that is changed', () => {
  test('OPR-57 API-233 API-234 is ended, brought back and undone, each recorded with what was before', async () => {
    await added('TURNS')
    const { basketId } = await guest.withItem(sku)
    await apply(basketId, 'TURNS')
    expect((await change('TURNS', 'end')).json).toMatchObject({ state: 'over', validTo: clock.now })
    expect((await guest.read(basketId)).couponItems).toEqual([{ code: 'TURNS', valid: false, discount: 0 }])
    expectRefusal(await apply((await guest.withItem(sku)).basketId, 'TURNS'), 400, 'PRM155')
    expect((await undo('TURNS')).json).toMatchObject({ state: 'active', canUndo: false })
    expect((await guest.read(basketId)).couponItems[0]?.valid).toBe(true)
    expectRefusal(await undo('TURNS'), 412, 'OPR412')
    await change('TURNS', 'end')
    expect((await change('TURNS', 'bringBack')).json).toMatchObject({ state: 'active', validTo: null })
    expect((await change('TURNS', { amount: 2_000 })).json).toMatchObject({ amount: 2_000 })
    const trail = await storage.db
      .selectFrom('operator_change')
      .select(['made_by', 'before', 'after'])
      .where('noun', '=', 'promotion')
      .where('key', '=', 'TURNS')
      .orderBy('id')
      .execute()
    expect(trail.length).toBe(6)
    expect(trail[0]).toEqual({ made_by: 'mara@example.com', before: null, after: tenPercent })
    expect(trail.at(-1)).toMatchObject({ before: tenPercent, after: { ...tenPercent, amount: 2_000 } })
    expect(trail[2]).toMatchObject({ after: { undone: true } })
  })

  test('OPR-57 one that has not begun is ended as one that never does, and ending what is over changes nothing', async () => {
    await added('SOONER', { validFrom: clock.now + day })
    expect((await change('SOONER', 'end')).json).toMatchObject({ state: 'over', validFrom: null })
    const { validTo, changes } = await read('SOONER')
    await change('SOONER', 'end')
    expect(await read('SOONER')).toMatchObject({ validTo, changes })
  })

  test('OPR-57 whoever has seen something else is refused, as is one who undoes an older change', async () => {
    const { changes } = await added('CONTESTED')
    await change('CONTESTED', { amount: 2_000 })
    expectRefusal(
      await mara.ask('PUT', 'promotions/CONTESTED', { body: { seen: tenPercent, wanted: 'end' } }),
      409,
      'OPR409',
    )
    expectRefusal(
      await mara.ask('POST', 'promotions/CONTESTED/undoing', { body: { changeId: changes[0]?.id } }),
      409,
      'OPR409',
    )
    expectRefusal(await change('CONTESTED', { amount: 0 }), 400, 'OPR400')
    expectRefusal(
      await mara.ask('PUT', 'promotions/NOSUCH', { body: { seen: tenPercent, wanted: 'end' } }),
      404,
      'OPR404',
    )
    expect(await read('CONTESTED')).toMatchObject({ amount: 2_000, state: 'active' })
  })

  test('OPR-57 an unused code is removed, brought back by one press, and its name can be used again', async () => {
    await added('UNUSED')
    expect((await change('UNUSED', 'remove')).json).toMatchObject({ state: 'removed', canUndo: true })
    expect((await codesIn('?search=UNUSED')).length).toBe(0)
    expectRefusal(await apply((await guest.withItem(sku)).basketId, 'UNUSED'), 400, 'PRM130')
    expect((await undo('UNUSED')).json).toMatchObject({ state: 'active', ...tenPercent })
    await change('UNUSED', 'remove')
    expect(await added('UNUSED', { amount: 3_000 })).toMatchObject({ amount: 3_000, state: 'active' })
    expectRefusal(
      await mara.ask('PUT', 'promotions/UNUSED', { body: { seen: tenPercent, wanted: 'end' } }),
      409,
      'OPR409',
    )
  })
})

describe('a coupon that orders have used', () => {
  test('OPR-55 OPR-57 says in how many, keeps what it takes off, is not removed, and can be ended', async () => {
    await added('USED')
    await order('USED')
    const number = await order('USED')
    expect(await read('USED')).toMatchObject({ uses: 2 })
    expect(await codesIn('?search=USED')).toMatchObject([{ code: 'UNUSED' }, { code: 'USED', uses: 2 }])
    const removed = await change('USED', 'remove')
    expectRefusal(removed, 412, 'OPR412')
    expect(removed.error?.message).toBe(
      'USED was used in 2 orders, so it is not removed. End it instead. Nothing was changed.',
    )
    expect((await change('USED', { amount: 5_000 })).error?.message).toMatch(/so what it takes off stays as it is/)
    const undone = await undo('USED')
    expectRefusal(undone, 412, 'OPR412')
    expect(undone.error?.message).toMatch(/^This cannot be undone any more\. USED was used in 2 orders/)
    expect((await change('USED', { names: { ...tenPercent.names, en: 'A tenth off' } })).status).toBe(200)
    expect((await change('USED', 'end')).json).toMatchObject({ state: 'over', uses: 2 })
    const otis = await house.operator('otis@example.com', ['orders'])
    await otis.ask('POST', `orders/${number}/cancellation`, { body: { reason: 'wrong size' } })
    expect(await read('USED')).toMatchObject({ uses: 1 })
  })

  test('OPR-57 CHK-08 a code that is ended between the cart and the order is told: no order at another price', async () => {
    await added('ENDS')
    const basket = await ready('ENDS')
    await change('ENDS', 'end')
    const answer = await place(guest, basket)
    expect(answer.error).toMatchObject({ errorId: 'PRC400', message: 'The total of your order has changed.' })
    expect((await guest.read(basket.basketId)).couponItems).toEqual([{ code: 'ENDS', valid: false, discount: 0 }])
    expect(await read('ENDS')).toMatchObject({ uses: 0 })
  })

  test('OPR-57 of an order and a removal at the same time one is refused, and no order names a code that is gone', async () => {
    for (let turn = 0; turn < 4; turn++) {
      const code = `RACE-${turn}`
      await added(code)
      const basket = await ready(code)
      const [placed, removed] = await Promise.all([place(guest, basket), change(code, 'remove')])
      const isThere = (await read(code)).state !== 'removed'
      expect([placed.status, removed.status]).toEqual(isThere ? [200, 412] : [placed.status, 200])
      expect(placed.status === 200).toBe(isThere)
    }
  })
})
