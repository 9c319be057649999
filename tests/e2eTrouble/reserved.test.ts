import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterEach, expect, inject, test } from 'vitest'
import { openServer } from '../../server/openServer.ts'
import { serverConfig } from '../../server/serverConfig.ts'
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
const piecesIn = (url = inject('productUrl')) => storeStockOf('US009', 'HARROWMID1-SAPI-090', url)
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

test('CART-13 a size that is sold out is tried on in a store that has it', async () => {
  shopper = await shop.visitor({ width: 390 })
  const { page, url } = shopper
  await page.goto(`${url}/p/scree-low-shoe-SCREELOW01?colour=PISA&size=095`)
  await page.getByRole('button', { name: 'Reserve and try on in store' }).click()
  await pickStore(page, 'Austin', 'Austin, South Congress')
  await page
    .getByRole('dialog', { name: 'Your cart' })
    .getByText(/for you at Austin, South Congress until \d/)
    .waitFor()
})

test(
  'CART-13 when the half hour has passed the cart says so by itself, the line stays, and others can buy the pieces',
  { timeout: 90_000 },
  async () => {
    shopper = await shop.visitor()
    const data = mkdtempSync(join(tmpdir(), 'cairn-later-'))
    let later = 0
    const server = await openServer(
      { ...serverConfig({ CAIRN_DATA: data, CAIRN_DEMO: 'on' }), port: 0 },
      () => undefined,
      () => Date.now() + later,
    )
    try {
      const own = `http://127.0.0.1:${server.port}`
      const { page } = shopper
      const here = { page, url: `${own}/en-us` }
      const pieces = await piecesIn(own)
      await page.clock.install()
      await openPanel(here, pieces)
      await pickStore(page, 'Bozeman', store)
      await page.getByRole('dialog', { name: 'Your cart' }).getByText(putAside).waitFor()
      await openCart(here)
      await isConfirmed(page)
      await reservation(page).waitFor()
      expect(await piecesIn(own)).toBe(0)
      const over = page.getByRole('main').getByText(new RegExp(`^Your reservation at ${store} ended at .*\\.`))
      expect(await over.count()).toBe(0)
      later = 30 * 60_000
      await page.clock.fastForward(later)
      await over.waitFor()
      expect(await piecesIn(own)).toBe(pieces)
      await page.reload()
      await over.waitFor()
      const other = await shop.visitor()
      await openPanel({ page: other.page, url: here.url }, pieces)
      await pickStore(other.page, 'Bozeman', store)
      await other.page.getByRole('dialog', { name: 'Your cart' }).getByText(putAside).waitFor()
      await Promise.all([page.close(), other.page.close()])
      expect(other.complaints).toEqual([])
    } finally {
      await server.stop()
      rmSync(data, { recursive: true, force: true })
    }
  },
)
