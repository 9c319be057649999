import { expect, test } from 'vitest'
import { addItem, applyCoupon, removeItem, updateItem } from '../../../contracts/api/cart/cartApi.ts'
import {
  setBillingAddress,
  setShippingAddress,
  setShippingMethod,
} from '../../../contracts/api/cart/cartDeliveryApi.ts'
import { recording } from '../memoryDatabase/recordedStatements.ts'
import type { Recorded } from '../memoryDatabase/recordedStatements.ts'
import { address } from '../order/checkoutGuest.ts'
import { openFilledStorage } from '../support/openTestStorage.ts'
import { guestShop } from './guestShop.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'

const recorded: Recorded[] = []

const shop = await closeAfterAll(
  guestShop({ storage: await openFilledStorage((dialect) => recording(dialect, recorded)) }),
)
const guest = await shop.newGuest()
const skus = await shop.ordinarySkus(2)
const basket = await guest.withItem(skus[0] ?? '')
const { basketId } = basket
const itemId = basket.items[0]?.itemId ?? ''

/** The statements of one call, each by its first words, including begin and commit. */
const statementsOf = async (call: () => Promise<unknown>): Promise<readonly string[]> => {
  recorded.length = 0
  await call()
  return recorded.map(({ sql }) => (/^\s*(with \w+ as \(\s*\w+|\w+)/.exec(sql)?.[1] ?? sql).replace(/\(\s+/, '('))
}

const changes: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['another line', () => guest.done(addItem, { body: { cartId: basketId, productId: skus[1] ?? '', qty: 1 } })],
  [
    'a quantity',
    () => guest.done(updateItem, { params: { basketId }, query: {}, body: { cartId: basketId, itemId, qty: 3 } }),
  ],
  ['a code', () => guest.done(applyCoupon, { body: { cartId: basketId, code: 'WELCOME10' } })],
  [
    'a way of delivery',
    () =>
      guest.done(setShippingMethod, {
        query: {},
        body: { cartId: basketId, code: 'home', shippingId: 'me', shopperAppliedSM: true },
      }),
  ],
  [
    'an address',
    () => guest.done(setShippingAddress, { params: { basketId }, body: { addresses: [address], context: 'checkout' } }),
  ],
  ['a bill', () => guest.done(setBillingAddress, { params: { basketId }, body: address })],
  ['a line less', () => guest.done(removeItem, { body: { cartId: basketId, itemId } })],
]

test.each(changes)(
  'CART-16 CART-17 CART-18 CART-19 SHIP-08 SHIP-17 SHIP-20 %s takes three round trips: who calls, one look, one write with its key',
  async (_what, change) => {
    expect(await statementsOf(change)).toEqual(['select', 'with own as (select', 'with changed as (update'])
  },
)

test('a refusal of the basket costs as many, and its key is kept', async () => {
  const key = 'twice-the-same-code'
  const refused = () => guest.ask(applyCoupon, { body: { cartId: basketId, code: 'WELCOME10' } }, { key })
  expect(await statementsOf(async () => expect((await refused()).status).toBe(409))).toEqual([
    'select',
    'with own as (select',
    'insert',
  ])
  expect((await refused()).headers.get('idempotent-replayed')).toBe('true')
})
