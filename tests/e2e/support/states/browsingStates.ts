import { openProduct, sees } from '../walk.ts'
import { closed, turnTo } from '../walkWithin.ts'
import { h1, press, seesProducts } from './State.ts'
import type { State } from './State.ts'
import { drawnAgain, undrawn } from '../undrawn.ts'

/** Browsing pages, most of them opened by their address. */
export const browsingStates: readonly State[] = [
  {
    name: 'home',
    reach: async ({ page, url }) => {
      await page.goto(url)
      await seesProducts(page)
    },
  },
  {
    name: 'listing',
    reach: async ({ page, url }) => {
      await page.goto(`${url}/c/footwear-1000`)
      await seesProducts(page)
    },
  },
  {
    name: 'search results',
    reach: async ({ page, url }) => {
      await turnTo(page, `${url}/search?q=sandal`)
      await sees(page, /“sandal”/)
      await seesProducts(page)
    },
  },
  {
    name: 'search corrected',
    reach: async ({ page, url }) => {
      await turnTo(page, `${url}/search?q=jaket`)
      await sees(page, 'Search for “jaket” instead?')
      await seesProducts(page)
    },
  },
  {
    name: 'pages found',
    reach: async ({ page, url }) => {
      await turnTo(page, `${url}/search?q=returns`)
      await page.locator('.found-pages a').first().waitFor()
    },
  },
  {
    name: 'nothing found',
    reach: async ({ page, url }) => {
      await turnTo(page, `${url}/search?q=zzyzx`)
      await sees(page, /No results for “zzyzx”/)
    },
  },
  {
    name: 'product',
    reach: async (shopper) => {
      await openProduct(shopper)
      await shopper.page.getByRole('button', { name: 'Add to favorites', exact: true }).waitFor()
      await shopper.page.getByRole('heading', { name: 'Reviews', exact: true }).scrollIntoViewIfNeeded()
      await shopper.page.locator('article.review').first().waitFor()
      await shopper.page.locator('article.question').first().waitFor()
    },
  },
  {
    name: 'review',
    isLayer: true,
    reach: async ({ page }) => {
      await page.locator('article.review').first().getByRole('button').first().click()
      await page.getByRole('dialog').getByRole('heading').first().waitFor()
    },
    leave: closed,
  },
  {
    name: 'question',
    isLayer: true,
    reach: async ({ page }) => {
      await press(page, 'Ask a question')
      await page.getByRole('dialog').getByRole('textbox', { name: 'Your question' }).waitFor()
    },
    leave: closed,
  },
  {
    name: 'product with its size missing',
    reach: async (shopper) => {
      await openProduct(shopper, '/p/harrow-mid-boot-HARROWMID1?colour=SAPI')
      await press(shopper.page, 'Add to cart')
      await shopper.page.getByText('Choose a size', { exact: true }).waitFor()
    },
  },
  {
    name: 'product sold out',
    reach: async ({ page, url }) => {
      await turnTo(page, `${url}/p/tallow-visor-cap-TRAILVISOR?colour=HEATH`)
      await h1(page, /Visor/)
      await page.getByRole('button', { name: 'Sold out' }).first().waitFor()
    },
  },
  {
    name: 'product with a sold-out size focused',
    reach: async ({ page, url }) => {
      await turnTo(page, `${url}/p/harrow-mid-boot-HARROWMID1?colour=SAPI`)
      await page.getByRole('heading', { level: 1, name: 'Harrow Mid', exact: true }).waitFor()
      await page.locator('.size input[aria-label$="sold out"]').first().focus()
      await page.keyboard.press('Space')
      await sees(page, /Sold out in/)
    },
  },
  {
    name: 'letter when it is back',
    isLayer: true,
    reach: async ({ page }) => {
      await press(page, 'Notify me when available')
      await page.getByRole('dialog').getByRole('textbox', { name: 'Email' }).waitFor()
    },
    leave: closed,
  },
  {
    name: 'size guide',
    isLayer: true,
    reach: async ({ page }) => {
      await press(page, 'Size guide')
      await page.getByRole('dialog').getByRole('textbox').fill('10.5')
      await page.getByRole('dialog').getByRole('columnheader').first().waitFor()
    },
    leave: closed,
  },
  {
    name: 'content page',
    reach: async ({ page, url }) => {
      await page.goto(`${url}/repairs`)
      await h1(page, /\w/)
    },
  },
  {
    name: 'landing',
    reach: async ({ page, url }) => {
      await page.goto(`${url}/hut-to-hut`)
      await h1(page, /\w/)
      await seesProducts(page)
    },
  },
  {
    name: 'journal',
    reach: async ({ page, url }) => {
      await page.goto(`${url}/journal`)
      await page.locator('.story a').first().waitFor()
    },
  },
  {
    name: 'article',
    reach: async ({ page, url }) => {
      await page.goto(`${url}/lake-isabelle`)
      await h1(page, /Lake Isabelle/)
      await page.locator('.related a').first().waitFor()
    },
  },
  {
    name: 'help page',
    reach: async ({ page, url }) => {
      await page.goto(`${url}/help/size-guides`)
      await h1(page, /\w/)
    },
  },
  {
    name: 'search hub',
    reach: async ({ page, url }) => {
      await page.goto(`${url}/search/hub`)
      await h1(page, /\w/)
    },
  },
  {
    name: 'store locator',
    reach: async ({ page, url }) => {
      await page.goto(`${url}/stores`)
      await page.locator('li.store').first().getByText('Opening hours').click()
      await sees(page, 'Monday')
    },
  },
  {
    name: 'location selector',
    reach: async ({ page, url }) => {
      await page.goto(`${url}/location-selector`)
      await page.locator('.location-places a').first().waitFor()
    },
  },
  {
    name: 'not found',
    reach: async ({ page, url }) => {
      await page.goto(`${url}/no-such-page`)
      await h1(page, 'No trail leads here')
    },
  },
  {
    name: 'unreachable',
    reach: async ({ page, url, context }) => {
      await undrawn(context)
      await context.route(/\/products\//, (route) => route.abort())
      await page.goto(`${url}/c/women-2000`)
      await h1(page, 'We couldn’t connect')
    },
    leave: async ({ context }) => {
      await context.unroute(/\/products\//)
      await drawnAgain(context)
    },
  },
  {
    name: 'home offline',
    reach: async ({ page, url, context }) => {
      await page.goto(url)
      await seesProducts(page)
      await context.setOffline(true)
      await sees(page, 'You’re offline.')
    },
    leave: ({ context }) => context.setOffline(false),
  },
]
