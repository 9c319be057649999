// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { readAvailability } from '../../../contracts/api/catalogue/productApi.ts'
import { findStores, readStoreEmployees, readStores } from '../../../contracts/api/catalogue/storeApi.ts'
import { openDialog } from '../../../ui/src/state/dialogStore.ts'
import { openScreen, says } from './openScreen.tsx'
import type { Screen } from './openScreen.tsx'
import { sampleStore } from './sampleStore.ts'
import { choose, fill, sees, textsOf } from './pressing.ts'
import { toCart } from './shopSteps.ts'

let screen: Screen
afterEach(() => screen.close())

test('STORE-03 who sells in a store is chosen from the stores of the country and the employees of one of them', async () => {
  const employeesOf: Readonly<Record<string, string>> = { US001: 'Ada Marr', US002: 'Piotr Lind' }
  screen = await openScreen('/en-us/associate-login', {
    answers: [
      says(readStores, [
        { storeId: 'US001', storeName: 'Boulder' },
        { storeId: 'US002', storeName: 'Portland' },
      ]),
      says(readStoreEmployees, ({ params: { storeId } }) => [
        { storeEmployeeId: `${storeId}-1`, storeEmployeeName: employeesOf[storeId] ?? '' },
      ]),
    ],
  })
  await choose('Store', 'US002')
  await expect.poll(() => textsOf('option')).toEqual(expect.arrayContaining(['Boulder', 'Portland', 'Piotr Lind']))
  expect(textsOf('option')).not.toContain('Ada Marr')
  await choose('Employee', 'US002-1')
})

test('STORE-04 each store to pick up from says whether it has the line, by the availability of the product', async () => {
  screen = await openScreen('/en-us/cart', {
    before: toCart,
    answers: [
      says(findStores, { total: 2, stores: [sampleStore('US001', 'Boulder'), sampleStore('US002', 'Portland')] }),
      says(readAvailability, {
        storeInventory: [
          { storeId: 'US001', quantity: 1 },
          { storeId: 'US002', quantity: 0 },
        ],
      }),
    ],
  })
  const [line] = screen.tab.views.cart.lines
  if (!line) throw new Error('The cart is empty.')
  openDialog('pickupInStore', { line })
  await expect.poll(() => textsOf('[role=dialog] .shop-stock')).toEqual(['In stock here', 'Out of stock here'])
  const radios = [...document.querySelectorAll<HTMLInputElement>('[role=dialog] input[type=radio]')]
  expect(radios.map(({ value, disabled }) => [value, disabled])).toEqual([
    ['US001', false],
    ['US002', true],
  ])
})

test('STORE-01 a postal code that no store has lists the stores near it, and says so', async () => {
  screen = await openScreen('/en-us/stores', {
    answers: [
      says(findStores, ({ body: { query } }) => ({
        total: query === undefined ? 2 : 1,
        stores: [sampleStore('US002', 'Portland'), sampleStore('US001', 'Boulder')].slice(
          0,
          query === undefined ? 2 : 1,
        ),
        ...(query === '97204' ? { nearCode: query } : {}),
      })),
    ],
  })
  await expect.poll(() => textsOf('.store > h2')).toHaveLength(2)
  expect(document.body.textContent).not.toContain('near that ZIP code')
  await fill('Find a store', '97204')
  const near = 'No store is at 97204. This is the store near that ZIP code.'
  await sees('.state-line', near)
  await expect.poll(() => textsOf('[aria-live]').join(' ')).toContain(near)
  expect(textsOf('.store > h2')).toEqual(['Portland'])
})
