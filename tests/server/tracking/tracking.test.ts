import { expect, test } from 'vitest'
import { collectEvents } from '../../../contracts/api/content/trackingApi.ts'
import { mostTracked } from '../../../contracts/content/trackingEvent.ts'
import type { TrackingEvent } from '../../../contracts/content/trackingEvent.ts'
import { recommendationCounts } from '../../../core/domain/configuration/constants.ts'
import { orderedShop } from '../order/orderedShop.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'

const shop = await closeAfterAll(orderedShop())
const { db } = shop.storage

const numbered = (count: number): readonly string[] => Array.from({ length: count }, (_, nth) => `P${nth}`)

/** As the wire has it: money is decimal. */
const added = (id: string, more: object = {}) => ({
  id,
  at: 1_000,
  name: 'Product Added',
  properties: { product_id: 'P', sku: 'S', name: 'Bag', price: 129.95, currency: 'USD', quantity: 2 },
  ...more,
})
const collect = async (events: readonly object[], headers: Readonly<Record<string, string>> = {}) =>
  (
    await shop.call('POST', collectEvents.path, {
      body: { events },
      headers: { 'x-access-key': '', locale: 'fr-fr', ...headers },
    })
  ).status
const stored = (beginning: string) =>
  db.selectFrom('tracking_event').selectAll().where('id', 'like', `${beginning}%`).orderBy('id').execute()

test('TRK-04 API-155 an event is stored in minor units, with its locale, and needs neither token nor key', async () => {
  expect(await collect([added('one')])).toBe(204)
  expect(await stored('one')).toEqual([
    {
      id: 'one',
      name: 'Product Added',
      at: 1_000,
      properties: { product_id: 'P', sku: 'S', name: 'Bag', price: 12_995, currency: 'USD', quantity: 2 },
      locale: 'fr-fr',
      received_at: shop.clock.now,
      forward_at: null,
    },
  ])
})

test('TRK-04 an id is stored once and as it came first: within a batch, in overlapping batches, in ten at once', async () => {
  const batch = [added('two/1'), added('two/2'), added('two/1', { at: 5 })]
  await collect(batch.slice(0, 1))
  await Promise.all(Array.from({ length: 10 }, () => collect(batch)))
  expect((await stored('two')).map(({ id, at }) => [id, at])).toEqual([
    ['two/1', 1_000],
    ['two/2', 1_000],
  ])
})

test.each<[string, readonly object[]]>([
  ['no event', []],
  ['too many events', Array.from({ length: mostTracked + 1 }, (_, nth) => added(`three/${nth}`))],
  ['an unknown name', [added('three/a'), added('three/b', { name: 'Password Typed' })]],
  ['properties of another name', [added('three/c', { name: 'Coupon Entered' })]],
  ['an empty id', [added('')]],
  [
    'more recommendations than are reported',
    [added('three/e', { name: 'Recommendations Viewed', properties: { product_ids: numbered(25) } })],
  ],
])('TRK-04 API-155 a batch with %s is refused, and nothing of it is stored', async (_, events) => {
  expect(await collect(events)).toBe(400)
  expect(await stored('three')).toEqual([])
})

test('TRK-04 a property that the contract does not list is not stored', async () => {
  await collect([added('four', { name: 'Signed In', properties: { site: 'us', email: 'wren@example.com' } })])
  expect((await stored('four')).map(({ properties }) => properties)).toEqual([{ site: 'us' }])
})

/** One of each kind is stored; a name that has no example here is a type error. */
const examples: { readonly [Name in TrackingEvent['name']]: object } = {
  'Product Added': added('').properties,
  'Product Removed': added('').properties,
  'Product Added to Wishlist': added('').properties,
  'Product Viewed': added('').properties,
  'Product Removed from Wishlist': { product_id: 'P' },
  'Coupon Entered': { coupon: 'TEN' },
  'Coupon Applied': { coupon: 'TEN' },
  'Coupon Denied': { coupon: 'TEN' },
  'Coupon Removed': { coupon: 'TEN' },
  'Checkout Step Viewed': { step: 'billing' },
  'Checkout Step Completed': { step: 'shipping' },
  'Order Completed': {
    order_id: 'O',
    total: 10,
    shipping: 1,
    tax: 1,
    discount: 0,
    currency: 'USD',
    coupons: [],
    products: [{ sku: 'S', name: 'Bag', price: 8, quantity: 1 }],
  },
  'Signed In': { site: 'us' },
  'Signed Out': { site: 'us' },
  'Signed Up': { site: 'us' },
  'Page Viewed': { path: '/' },
  'Promotion Viewed': { promotion_id: 'P' },
  'Promotion Clicked': { promotion_id: 'P', name: 'Autumn', creative: 'Lake' },
  'Products Searched': { query: 'boots', results: 12 },
  'Recommendations Viewed': { product_ids: ['P', 'Q'] },
  'Recommendation Clicked': { product_id: 'P' },
  'Menu Opened': { entry: 'footwear' },
  'Menu Closed': { entry: 'footwear' },
  'Menu Section Expanded': { section: 'women', level: 1 },
  'Menu Section Collapsed': { section: 'women', level: 2 },
  'Menu Clicked': { path: '/en-us/c/hiking-boots-1010' },
  'Pop-up Viewed': { popup: 'newsletter-2026' },
  'Pop-up Expanded': { popup: 'newsletter-2026' },
  'Pop-up Clicked': { popup: 'newsletter-2026', url: '/sale' },
}

test('TRK-04 every name of the contract is stored', async () => {
  await collect(Object.entries(examples).map(([name, properties]) => ({ id: `five/${name}`, at: 1, name, properties })))
  expect((await stored('five')).map(({ name }) => name).toSorted()).toEqual(Object.keys(examples).toSorted())
})

test('CAT-44 CAT-46 as many recommendations as are reported at most are stored in one event', async () => {
  const properties = { product_ids: numbered(recommendationCounts.reported) }
  expect(await collect([added('six', { name: 'Recommendations Viewed', properties })])).toBe(204)
  expect((await stored('six')).map((row) => row.properties)).toEqual([properties])
})
