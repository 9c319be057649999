import { afterEach, describe, expect, test } from 'vitest'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { isAlive } from './support/hydrated.ts'
import { sees } from './support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const sentence = 'Runs half a size small – 8 of 13 reviewers say so'

const open = async (product: string): Promise<void> => {
  shopper = await shop.visitor()
  await shopper.page.goto(`${shopper.url}/p/${product}`)
  await isAlive(shopper.page)
}

describe('how a product fits', () => {
  test('CAT-75 is said beside the sizes and among the reviews, with how many say what', async () => {
    await open('cornice-approach-CORNICEAPP')
    const { page } = shopper
    await page.getByRole('radiogroup', { name: 'Size' }).getByText(sentence).waitFor()
    const reviews = page.locator('#reviews')
    await reviews.getByText(sentence).waitFor()
    const bars = reviews.locator('.review-fit li')
    expect(await bars.allInnerTexts()).toEqual([
      expect.stringMatching(/^Runs half a size small\s+8$/),
      expect.stringMatching(/^True to size\s+5$/),
      expect.stringMatching(/^Runs half a size large\s+0$/),
    ])
    await reviews.getByText('Runs half a size small', { exact: false }).nth(2).waitFor()
  })

  test('CAT-75 is not summed up where too few have said', async () => {
    await open('cornice-approach-women-CORNICEAPPW')
    const { page } = shopper
    await page.locator('#reviews .review').first().waitFor()
    expect(await page.getByText(/reviewers say so/).count()).toBe(0)
  })

  test('CAT-75 is asked with three choices and a way to say nothing, and the choice is sent', async () => {
    await open('cornice-approach-CORNICEAPP')
    const { page } = shopper
    await page.getByRole('button', { name: 'Write a review' }).click()
    const form = page.getByRole('dialog')
    const fit = form.getByRole('radiogroup', { name: 'How does it fit?' })
    await fit.waitFor()
    expect(
      await fit.getByRole('radio').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label'))),
    ).toEqual(['Runs half a size small', 'True to size', 'Runs half a size large', 'I can’t say'])
    expect(await fit.getByRole('radio', { name: 'I can’t say' }).isChecked()).toBe(true)
    await fit.getByRole('radio', { name: 'Runs half a size small' }).check()
    await form.getByRole('radio', { name: '4 stars' }).check()
    await form.getByRole('textbox', { name: 'Title' }).fill('One size up')
    await form.getByRole('textbox', { name: 'Your review' }).fill('Then they are right.')
    await form.getByRole('textbox', { name: 'Display name' }).fill('Ines')
    await form.getByRole('textbox', { name: 'Email' }).fill('ines@example.com')
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/reviews'))
    await form.getByRole('button', { name: 'Send review' }).click()
    expect((await sent).postDataJSON()).toMatchObject({ rating: 4, fit: 'small' })
    await sees(page, 'Thank you for your review')
  })
})
