import { turnTo } from '../walkWithin.ts'
import { h1, isNarrow, openFolds, press, seesProducts } from './State.ts'
import type { State } from './State.ts'

/** Here the controls depend on the width of the window, so each look has its own walk. */
export const searchingStates: readonly State[] = [
  {
    name: 'menu open',
    isLayer: true,
    reach: async ({ page, url }) => {
      await page.goto(url)
      await seesProducts(page)
      if (isNarrow(page)) {
        await press(page, 'Menu')
        await page.getByRole('dialog').getByRole('button', { name: 'Footwear' }).click()
        return page.getByRole('link', { name: 'Shop all Footwear' }).filter({ visible: true }).waitFor()
      }
      await page.getByRole('button', { name: 'Open the Footwear menu' }).press('Enter')
      return page.locator('.department-menu img').filter({ visible: true }).first().waitFor()
    },
    leave: ({ page }) => page.keyboard.press('Escape'),
  },
  {
    name: 'listing with filters',
    reach: async ({ page, url }) => {
      await turnTo(page, `${url}/c/footwear-1000?size=090,095&availability=in-stock&sort=price-down`)
      await h1(page, 'Footwear')
      await seesProducts(page)
      if (!isNarrow(page)) await openFolds(page)
    },
  },
  {
    name: 'filters open',
    isLayer: true,
    reach: async ({ page }) => {
      if (isNarrow(page)) {
        await page
          .getByRole('button', { name: /^Filter/ })
          .filter({ visible: true })
          .click()
        await openFolds(page)
      }
      await page.getByRole('group', { name: 'Color' }).locator('label').first().waitFor()
    },
  },
  {
    name: 'search with suggestions',
    isLayer: true,
    reach: async ({ page, url }) => {
      await page.goto(url)
      await seesProducts(page)
      if (isNarrow(page)) await press(page, 'Search')
      await page.getByRole('combobox', { name: 'Search' }).filter({ visible: true }).fill('harrow')
      await page.getByRole('option').first().waitFor()
    },
  },
]
