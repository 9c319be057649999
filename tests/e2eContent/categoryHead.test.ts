import { afterEach, describe, expect, test } from 'vitest'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { heldScripts } from '../e2e/support/heldScripts.ts'
import { isAlive } from '../e2e/support/hydrated.ts'
import { harrow } from '../e2e/support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const heading = (name: string, level = 1) => shopper.page.getByRole('main').getByRole('heading', { level, name })

describe('the content around a listing', () => {
  test('CMS-02 a category’s head and its neighbours are drawn from its document and stay', async () => {
    shopper = await shop.visitor({ locale: 'fr-fr' })
    const { page, url } = shopper
    const letGo = await heldScripts(shopper)
    await page.goto(`${url}/c/hiking-boots-1010`)
    await heading('Chaussures de randonnée').waitFor()
    const near = page.getByRole('navigation', { name: 'Chaussures', exact: true })
    await near
      .getByRole('link', { name: 'Chaussures de randonnée' })
      .and(page.locator('[aria-current="page"]'))
      .waitFor()
    await near.evaluate((element) => Object.assign(element, { isTheFirst: true }))
    await letGo()
    await isAlive(page)
    expect(await near.evaluate((element) => 'isTheFirst' in element)).toBe(true)
    await near.getByRole('link', { name: 'Sandales' }).click()
    await heading('Sandales').waitFor()
    await page.getByText('Et si ça ne va pas').waitFor()
  })
})

describe('the content around a product', () => {
  test('CMS-02 CAT-31 CAT-41 between its facts and its reviews stand what goes with it and what others looked at', async () => {
    shopper = await shop.visitor()
    const { page, url } = shopper
    await page.goto(`${url}${harrow}`)
    await isAlive(page)
    const titles = page.getByRole('main').getByRole('heading', { level: 2 })
    // Its photos and its set come last, so a list that holds them holds everything.
    await expect
      .poll(async () => (await titles.allInnerTexts()).slice(-7))
      .toEqual([
        'Field notes',
        'Complete the look',
        'Others looked at',
        'Photos by shoppers',
        'Questions',
        'Reviews',
        'Worn together',
      ])
  })

  test('SEG-08 a gift card goes with nothing', async () => {
    shopper = await shop.visitor()
    const { page, url } = shopper
    await page.goto(`${url}/p/gift-card-50-GIFTCARD50`)
    await isAlive(page)
    await page.getByRole('link', { name: 'Size guides' }).last().waitFor()
    expect(await heading('Complete the look', 2).count()).toBe(0)
  })
})
