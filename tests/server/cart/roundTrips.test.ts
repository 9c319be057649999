import type { KyselyPlugin, RootOperationNode } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addItem, applyCoupon, removeItem, setShippingMethod, updateItem } from '../../../contracts/api/cartApi.ts'
import { openTestStorage } from '../support/openTestStorage.ts'
import { guestShop } from './guestShop.ts'
import type { Guest } from './guestCalls.ts'
import type { GuestShop } from './guestShop.ts'

let shop: GuestShop
let guest: Guest
let basketId: string
let itemId: string
let skus: readonly string[]
const said: string[] = []

beforeAll(async () => {
  const storage = await openTestStorage()
  shop = await guestShop({ storage: { ...storage, db: storage.db.withPlugin(listener) } })
  guest = await shop.newGuest()
  skus = await shop.ordinarySkus(2)
  const basket = await guest.withItem(skus[0] ?? '')
  ;({ basketId } = basket)
  itemId = basket.items[0]?.itemId ?? ''
})
afterAll(() => shop.close())

/** The statements of one call, each by its kind; begin and commit are the driver's. */
async function statementsOf(call: () => Promise<unknown>): Promise<readonly string[]> {
  said.length = 0
  await call()
  return [...said]
}

const kindOf = (node: RootOperationNode): string => {
  if (node.kind !== 'RawNode') return node.kind.replace('QueryNode', '').toLowerCase()
  const words = node.sqlFragments.join('?').trim()
  return /savepoint/.test(words) ? words : 'look'
}

const listener: KyselyPlugin = {
  transformQuery: ({ node }) => {
    said.push(kindOf(node))
    return node
  },
  transformResult: async ({ result }) => result,
}

const changes: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['another line', () => guest.done(addItem, { body: { cartId: basketId, productId: skus[1] ?? '', qty: 1 } })],
  ['a quantity', () => guest.done(updateItem, { params: { basketId }, query: {}, body: { cartId: basketId, itemId, qty: 3 } })],
  ['a code', () => guest.done(applyCoupon, { body: { cartId: basketId, code: 'WELCOME10' } })],
  ['a way of delivery', () => guest.done(setShippingMethod, { query: {}, body: { cartId: basketId, code: 'home', shippingId: 'me', shopperAppliedSM: true } })],
  ['a line less', () => guest.done(removeItem, { body: { cartId: basketId, itemId } })],
]

for (const [what, change] of changes) {
  test(`CART-16 CART-17 CART-18 ${what}: the change itself takes three round trips, the door and the key the rest`, async () => {
    const [who, key, begin, ...rest] = await statementsOf(change)
    expect([who, key, begin]).toEqual(['select', 'insert', 'savepoint work'])
    expect(rest).toEqual(['select', 'look', 'update', 'update'])
  })
}
