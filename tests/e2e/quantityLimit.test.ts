import { afterEach, describe, expect, test } from 'vitest'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { eventually, isConfirmed, openProduct, screeLow, toCart } from './support/walk.ts'
import { recordChanges } from './support/wire.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints.filter((complaint) => !complaint.includes('409'))).toEqual([]))

const sentence = /^You can add at most (\d[\d,]*) of this item\.$/

/** The field's message when it refuses the figure. */
const refusedWith = async (typed: string): Promise<string> => {
  const quantity = shopper.page.getByRole('main').getByRole('spinbutton')
  await quantity.fill(typed)
  await quantity.press('Enter')
  const shown = shopper.page.locator('main .quantity [role=alert]').filter({ hasText: /\w/ })
  await shown.waitFor()
  return (await shown.innerText()).trim()
}

describe('a quantity above what there is', () => {
  test('CART-15 gets one sentence with one figure, on the product’s page and in the cart, and is not sent', async () => {
    shopper = await shop.visitor()
    await openProduct(shopper, screeLow)
    const first = await refusedWith('500')
    expect(first).toMatch(sentence)
    expect(Number(sentence.exec(first)?.[1])).toBeLessThan(500)
    expect(await refusedWith('100000')).toBe(first)
    await toCart(shopper, screeLow)
    const changes = recordChanges(shopper.context)
    expect(await refusedWith('500')).toEqual(first)
    expect(await refusedWith('100000')).toEqual(first)
    expect(changes).toEqual([])
  })

  test('CART-15 that the shop refuses is reported at its line, and not again at checkout', async () => {
    shopper = await shop.visitor()
    const { page, context } = shopper
    await toCart(shopper)
    await context.route(/\/cart\/v1\/cart\/[^/]+\/item$/, (route) =>
      route.fulfill({
        status: 409,
        json: {
          errorDetails: [{ errorId: 'INV408', message: 'Too many', maxAllowedQty: 1 }],
          appId: 'cairn',
          correlationId: 'c',
        },
      }),
    )
    await page.getByRole('button', { name: 'One more' }).click()
    const answer = page.getByRole('main').getByText(/You can add at most 1 of this item\./)
    await answer.waitFor()
    await isConfirmed(page)
    await page.getByRole('main').getByRole('button', { name: 'Checkout', exact: true }).click()
    await page.waitForURL(/\/checkout/)
    await page.getByLabel('Email', { exact: true }).waitFor()
    await answer.waitFor({ state: 'detached' })
  })
})

test('CART-19 an announcement of one page is not kept on the next', async () => {
  shopper = await shop.visitor()
  const { page } = shopper
  const announced = () => page.locator('[data-live-announcer]').innerText()
  await toCart(shopper)
  await page.getByRole('textbox', { name: 'Promo code' }).fill('SOON15')
  await page.getByRole('button', { name: 'Apply' }).click()
  await eventually(announced, /not/)
  const shown = await page.locator('[data-live-announcer] [aria-live=assertive]').innerText()
  await page.getByRole('main').getByRole('button', { name: 'Checkout', exact: true }).click()
  await page.waitForURL(/\/checkout/)
  await page.getByLabel('Email', { exact: true }).waitFor()
  expect(shown).not.toBe('')
  await eventually(async () => (await announced()).includes(shown), false)
})
