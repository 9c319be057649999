import { afterEach, expect, test } from 'vitest'
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

test('CAT-75 how a product fits is said beside the sizes and among the reviews, and a review that says it is taken', async () => {
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
  await page.getByRole('button', { name: 'Write a review' }).click()
  const form = page.getByRole('dialog')
  const fit = form.getByRole('radiogroup', { name: 'How does it fit?' })
  await fit.getByRole('radio', { name: 'Runs half a size small' }).check()
  await form.getByRole('radio', { name: '4 stars' }).check()
  await form.getByRole('textbox', { name: 'Title' }).fill('One size up')
  await form.getByRole('textbox', { name: 'Your review' }).fill('Then they are right.')
  await form.getByRole('textbox', { name: 'Display name' }).fill('Ines')
  await form.getByRole('textbox', { name: 'Email' }).fill('ines@example.com')
  await form.getByRole('button', { name: 'Send review' }).click()
  await sees(page, 'Thank you for your review')
})
