import type { Page } from 'playwright'
import { afterEach, describe, expect, test } from 'vitest'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { stockOf } from './support/stock.ts'
import { cartCount, eventually, goodCard, sees, thankYou, toSummary } from './support/walk.ts'
import { disturb, recordChanges } from './support/wire.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

/** 154 pairs that no other test orders, because other files place orders meanwhile. */
const countedBoot = '/p/harrow-mid-boot-HARROWMID1?colour=MSOC&size=085'
const countedStock = () => stockOf('085', 'MSOC')

const orderCall = /\/cart\/v2\/checkout\/order$/
const placeOrder = () => shopper.page.getByRole('button', { name: 'Place order' })

/** The messages under the button from now on, each once: some are shown for only a few seconds. */
const recordStatus = async (page: Page): Promise<() => Promise<string[]>> => {
  const statusTexts = await page.evaluateHandle(() => {
    const words = new Set<string>()
    const status = document.querySelector('.place-order [role="status"]')
    if (status)
      new MutationObserver(() => words.add(status.textContent ?? '')).observe(status, {
        childList: true,
        characterData: true,
        subtree: true,
      })
    return words
  })
  return () => statusTexts.evaluate((words) => [...words])
}

/** One pair less in stock, one key on the wire, an empty cart: one order. */
const placesOne = async (place: () => Promise<void>): Promise<void> => {
  shopper = await shop.visitor()
  const changes = recordChanges(shopper.context)
  await toSummary(shopper, goodCard, countedBoot)
  const before = await countedStock()
  await place()
  await thankYou(shopper.page)
  expect(await countedStock()).toBe(before - 1)
  expect(new Set(changes.filter(({ path }) => orderCall.test(path)).map(({ key }) => key)).size).toBe(1)
  await shopper.page.getByRole('link', { name: 'Continue shopping' }).click()
  await eventually(() => cartCount(shopper.page).getAttribute('aria-label'), 'Cart, empty')
}

test('ORD-18 a printed confirmation has the order and the name of the shop, and nothing to press', async () => {
  shopper = await shop.visitor()
  const { page } = shopper
  await toSummary(shopper, goodCard)
  await placeOrder().click()
  await thankYou(page)
  await page.getByText('In the meantime').waitFor()
  await page.emulateMedia({ media: 'print' })
  const seen = await page.locator('body').innerText()
  expect(seen).toMatch(/Cairn[^]*Order CN-[^]*Thank you[^]*Ship to[^]*Harrow Mid[^]*Total/i)
  expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0)
  const links = await page.getByRole('link').filter({ visible: true }).allInnerTexts()
  expect(links.filter((text) => !/^(Cairn|Harrow Mid)?$/.test(text.trim()))).toEqual([])
})

describe('when the shopper reloads', () => {
  test('a reload while placing places one order', () =>
    placesOne(async () => {
      let letGo = (): void => undefined
      const gone = new Promise<void>((resolve) => {
        letGo = resolve
      })
      const seen = await disturb(shopper.context, orderCall, 1, async (route) => {
        await gone
        await route.continue().catch(() => undefined)
      })
      await placeOrder().click()
      await eventually(seen.count, 1)
      await shopper.page.reload()
      letGo()
    }))
})

describe('when the answer is slow', () => {
  test('CHK-06 a slow answer keeps the shopper informed and one order', () =>
    placesOne(async () => {
      let letGo = (): void => undefined
      const answer = new Promise<void>((resolve) => {
        letGo = resolve
      })
      await disturb(shopper.context, orderCall, 1, async (route) => {
        const response = await route.fetch()
        await answer
        await route.fulfill({ response }).catch(() => undefined)
      })
      const statusTexts = await recordStatus(shopper.page)
      await placeOrder().click()
      await eventually(() => placeOrder().getAttribute('aria-busy'), 'true')
      await sees(shopper.page, 'We’re checking your order. You won’t be charged twice.')
      expect((await statusTexts()).filter((words) => /your order/.test(words))).toEqual([
        'Placing your order',
        'We’re checking your order. You won’t be charged twice.',
      ])
      letGo()
    }))
})
