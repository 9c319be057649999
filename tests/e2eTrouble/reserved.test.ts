import type { Page } from 'playwright'
import { afterEach, expect, test } from 'vitest'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { storeStockOf } from '../e2e/support/stock.ts'
import { eventually, harrow, isConfirmed, openCart, openProduct } from '../e2e/support/walk.ts'
import { pickStore, way } from '../e2e/support/walkDelivery.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

/** A store that no other walk picks, and its stock of the boot that every walk buys. */
const store = 'Bozeman, Main Street'
const piecesIn = () => storeStockOf('US009', 'HARROWMID1-SAPI-090')
const putAside = new RegExp(`We’re holding (one|\\d+) for you at ${store} until \\d`)

const openPanel = async (visitor: Pick<Visitor, 'page' | 'url'>, pieces = 1): Promise<void> => {
  const { page } = visitor
  await openProduct(visitor, harrow)
  await page.getByRole('spinbutton', { name: 'Quantity of Harrow Mid' }).fill(String(pieces))
  await page.getByRole('button', { name: 'Reserve and try on in store' }).click()
  await page.getByText(/^The store will hold .* for 30 minutes\./).waitFor()
}

const reservation = (page: Page) => page.getByRole('main').getByText(putAside)

test('CART-13 DLG-18 a product reserved in a store to be tried on is held until the time the cart says, unless it is taken out', async () => {
  shopper = await shop.visitor({ width: 390 })
  const { page, url } = shopper
  const pieces = await piecesIn()
  expect(pieces).toBeGreaterThan(1)
  await page.goto(`${url}/p/harrow-mid-boot-HARROWMID1?colour=SAPI`)
  await page.getByRole('button', { name: 'Reserve and try on in store' }).click()
  await page.getByText('Choose a size', { exact: true }).first().waitFor()
  await openPanel(shopper, pieces)
  await pickStore(page, 'Bozeman', store)
  await page.getByRole('dialog', { name: 'Your cart' }).getByText(putAside).waitFor()
  await openCart(shopper)
  for (const turn of ['first', 'reload']) {
    if (turn === 'reload') await page.reload()
    await isConfirmed(page)
    await reservation(page).waitFor()
  }
  const other = await shop.visitor()
  const seenByOther = async (words: string) => {
    await openPanel(other)
    await other.page.getByLabel('Find a store').fill('Bozeman')
    await way(other.page, store).filter({ hasText: words }).waitFor()
  }
  await seenByOther('Out of stock here')
  await page.getByRole('button', { name: /^Remove Harrow Mid/ }).click()
  await reservation(page).waitFor({ state: 'detached' })
  await eventually(() => piecesIn(), pieces)
  await seenByOther('In stock here')
  await page.getByRole('button', { name: /^Undo: put Harrow Mid.* back$/ }).click()
  await reservation(page).waitFor()
  await eventually(() => piecesIn(), 0)
  expect(other.complaints).toEqual([])
})
