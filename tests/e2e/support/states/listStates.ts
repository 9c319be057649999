import { harrow, harrowTen, isConfirmed, openCart, openProduct, sees } from '../walk.ts'
import { closed, turnAndAdd, turnTo } from '../walkWithin.ts'
import { h1 } from './State.ts'
import type { State } from './State.ts'

/** FAV-15 */
const savedCall = /\/wishlists\/v2\/saveForLater/

/** Favorites and saved items, each state continuing from the one before. */
export const listStates: readonly State[] = [
  {
    name: 'favorites empty',
    reach: async ({ page, url }) => {
      await page.goto(`${url}/favorites`)
      await sees(page, 'Nothing saved yet')
    },
  },
  {
    name: 'product liked',
    reach: async (shopper) => {
      await openProduct(shopper)
      await shopper.page.getByRole('button', { name: 'Add to favorites', exact: true }).click()
      await shopper.page.getByRole('link', { name: 'Favorites, 1 item' }).waitFor()
    },
  },
  {
    name: 'listing with hearts',
    reach: async ({ page, url }) => {
      await turnTo(page, `${url}/c/sandals-1040`)
      await h1(page, 'Sandals')
      for (const place of [0, 1, 2])
        await page
          .getByRole('button', { name: /^Add .* to favorites$/ })
          .nth(place + 3)
          .click()
      await page.locator('.product-card [aria-pressed=true]').nth(2).waitFor()
    },
  },
  {
    name: 'favorites',
    reach: async ({ page, url }) => {
      await turnTo(page, `${url}/favorites`)
      await page.getByRole('button', { name: 'Share' }).click()
      await page.getByRole('button', { name: 'Copy link' }).waitFor()
    },
  },
  {
    name: 'favorite to cart',
    isLayer: true,
    reach: async ({ page }) => {
      await page.getByRole('button', { name: 'Add to cart: Harrow Mid' }).click()
      await page.getByRole('dialog').getByRole('radiogroup', { name: 'Size' }).waitFor()
    },
  },
  {
    name: 'saved for later',
    reach: async (shopper) => {
      await closed(shopper)
      for (const path of [harrowTen, harrow]) {
        await turnAndAdd(shopper, path)
        await closed(shopper)
        await turnTo(shopper.page, `${shopper.url}/cart`)
        await shopper.page.locator('li.cart-line').first().waitFor()
      }
      await shopper.page.getByRole('button', { name: 'Save for later' }).first().click()
      await shopper.page.getByRole('button', { name: 'Move to cart' }).waitFor()
      await isConfirmed(shopper.page)
    },
  },
  {
    name: 'saved for later, what was agreed is over',
    reach: async (shopper) => {
      await shopper.context.route(savedCall, async (route) => {
        const response = await route.fetch()
        const list = (await response.json()) as { readonly items: readonly object[] }
        const priceAdjustment = { type: 'PERCENT', value: 10, reason: 'Scratched', holds: false }
        await route.fulfill({
          response,
          json: { ...list, items: list.items.map((item) => ({ ...item, priceAdjustment })) },
        })
      })
      await openCart(shopper)
      await sees(shopper.page, 'The price changed, so the discount no longer applies.')
    },
    leave: ({ context }) => context.unroute(savedCall),
  },
  {
    name: 'favorites shared',
    reach: async ({ page, url }) => {
      await turnTo(page, `${url}/favorites`)
      const link = await page.getByRole('status', { name: 'Link to your favorites' }).innerText()
      await turnTo(page, link)
      await h1(page, 'Shared favorites')
      await page.getByRole('button', { name: 'Add to cart: Harrow Mid' }).waitFor()
    },
  },
]
