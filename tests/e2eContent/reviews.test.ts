import { afterEach, describe, expect, test } from 'vitest'
import { violationsOn } from '../e2e/support/axe.ts'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { isAlive } from '../e2e/support/hydrated.ts'
import { field, sees } from '../e2e/support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const words = (page: Visitor['page']) => page.getByRole('textbox', { name: 'Your question' })
const reviews = () => shopper.page.locator('#reviews')
const questions = () => shopper.page.locator('#questions')

const pack = 'p/portage-48-pack-PORTAGE480'
const boot = 'p/harrow-mid-boot-HARROWMID1'

const open = async (path: string) => {
  shopper = await shop.visitor()
  await shopper.page.goto(`${shopper.url}/${path}`)
  await isAlive(shopper.page)
  // The place that is kept for them is replaced when they come.
  await expect
    .poll(async () => {
      await reviews().evaluate((place) => place.scrollIntoView())
      return reviews().getByRole('article').count()
    })
    .toBeGreaterThan(0)
}

describe('a review', () => {
  test('CAT-21 takes one vote, which can be changed and is still known after a reload', async () => {
    await open(pack)
    const up = reviews()
      .getByRole('button', { name: /^Yes \d/ })
      .first()
    const down = reviews()
      .getByRole('button', { name: /^No \d/ })
      .first()
    const before = Number(await up.locator('.figures').textContent())
    await up.click()
    await expect.poll(() => up.getAttribute('aria-pressed')).toBe('true')
    expect(await up.locator('.figures').textContent()).toBe(String(before + 1))
    await down.click()
    await expect.poll(() => up.locator('.figures').textContent()).toBe(String(before))
    expect(await down.getAttribute('aria-pressed')).toBe('true')
    await shopper.page.reload()
    await isAlive(shopper.page)
    await reviews().evaluate((place) => place.scrollIntoView())
    await expect.poll(() => down.getAttribute('aria-pressed')).toBe('true')
  })
})

describe('a question', () => {
  test('DLG-06 DLG-07 is asked in a dialog, by keyboard, and another one says that it was sent', async () => {
    await open(boot)
    const { page } = shopper
    await questions().getByRole('button', { name: 'Ask a question' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: /^Ask about Harrow Mid/ })
    await dialog.getByRole('button', { name: 'Send question' }).press('Enter')
    await sees(page, 'Three things need your attention')
    await words(page).fill('Does the lid come off?')
    await field(page, 'Display name').fill('Piotr')
    await field(page, 'Email').fill('piotr@example.com')
    await page.keyboard.press('Enter')
    const sent = page.getByRole('dialog', { name: 'We have your question' })
    await sent.waitFor()
    expect(await violationsOn(page, 'a question that was sent')).toEqual([])
    await sent.getByRole('button', { name: 'Back to product' }).press('Enter')
    await sent.waitFor({ state: 'detached' })
  })
})
