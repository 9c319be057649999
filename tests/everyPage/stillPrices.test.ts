import type { BrowserContext, Page } from 'playwright'
import { afterEach, describe, expect, test } from 'vitest'
import { readProfile } from '../../contracts/api/account/consumerApi.ts'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { isAlive } from '../e2e/support/hydrated.ts'
import { isQuiet } from '../e2e/support/quiet.ts'
import { addToCart, harrow } from '../e2e/support/walk.ts'
import { accountLink, openSignIn, signIn } from '../e2e/support/walkAccount.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

/** All kinds that show own prices; those of the cart stand in the row below it. */
const paths = [harrow, '/p/tallow-shorts-women-TALLOWSHTW', '/c/footwear-1000', '/search?q=jacket', '', '/cart']

/** Prices have another layout below 480, 768, 1024 and 1280 px. */
const widths = [320, 390, 480, 768, 1024, 1280, 1440]

const everybodys = ':is(.buy, .product-card) .price:not(:has(.group-price))'

/**
 * The server draws everybody's price for everybody, and the shopper's own comes with the profile. Each call of what this
 * returns holds back the profile once more, until it is let go.
 */
const heldProfile = async (context: BrowserContext) => {
  let noteAsked = () => {}
  let isFree = Promise.resolve()
  await context.route(`**${readProfile.path}*`, async (route) => {
    noteAsked()
    await isFree
    await route.continue()
  })
  return () => {
    let letGo = () => {}
    isFree = new Promise((resolve) => (letGo = resolve))
    const isAsked = new Promise<void>((resolve) => (noteAsked = resolve))
    return { isAsked, letGo }
  }
}

/**
 * From now on `placesOf()` tells where the elements around each price are, by heading: within their card or column,
 * because what is above it may still come.
 */
const watchPlaces = (): void => {
  // The browser only guesses how high a card is that nobody has scrolled to.
  for (const card of document.querySelectorAll<HTMLElement>('.product-card')) card.style.contentVisibility = 'visible'
  const groups = [...document.querySelectorAll('.buy-head, .product-card')].map((group) => ({
    group,
    elements: [group, ...group.querySelectorAll(':not(.price, .price *)')],
  }))
  const placesOf = () =>
    groups.flatMap(({ group, elements }) => {
      const { left, top } = group.getBoundingClientRect()
      return elements.map((element) => {
        const box = element.getBoundingClientRect()
        const place = [box.left - left, box.top - top, box.width, box.height].map(Math.round).join()
        return `${group.querySelector('h1, h2, h3')?.textContent}: ${element.className || element.localName} ${place}`
      })
    })
  Object.assign(window, { placesOf })
}

/** At all widths. */
const placesOf = async (page: Page): Promise<readonly string[]> => {
  const places: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    places.push(...(await page.evaluate<string[]>('placesOf()')).map((place) => `${width} px, ${place}`))
  }
  return places
}

describe('a professional whose own prices come after everybody’s', () => {
  test('AUTH-33 RT-22 sees nothing around them move, on any page that shows them and at any width', async () => {
    shopper = await shop.visitor({ width: 1440 })
    const { context, page, url } = shopper
    await addToCart(shopper)
    await page.goto(url)
    await isAlive(page)
    await openSignIn(page)
    await signIn(page, 'ipa@example.com')
    await accountLink(page).waitFor()
    await isQuiet(page)
    const hold = await heldProfile(context)
    const moved: string[] = []
    for (const path of paths) {
      const { isAsked, letGo } = hold()
      await page.goto(`${url}${path}`)
      await isAlive(page)
      await page.locator(everybodys).first().waitFor()
      await isAsked
      await page.evaluate(watchPlaces)
      const before = await placesOf(page)
      letGo()
      await page.locator('.group-price').first().waitFor()
      await expect.poll(() => page.locator(everybodys).count()).toBe(0)
      const after = await placesOf(page)
      moved.push(...before.flatMap((place, nth) => (place === after[nth] ? [] : `${path}: ${place} > ${after[nth]}`)))
    }
    expect(moved).toEqual([])
  })
})
