import { afterEach, describe, expect, test } from 'vitest'
import { violationsOn } from '../e2e/support/axe.ts'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor, VisitorOptions } from '../e2e/support/browser.ts'
import { isAlive } from '../e2e/support/hydrated.ts'
import { field, sees } from '../e2e/support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const words = (page: Visitor['page']) => page.getByRole('textbox', { name: 'Your question' })
const reviews = () => shopper.page.locator('#reviews')
const questions = () => shopper.page.locator('#questions')
const yes = (place: ReturnType<typeof reviews>) => place.getByRole('button', { name: /^Yes \d/ }).first()

/** The pack has a review in Spanish, the boot has questions with answers. */
const pack = 'p/portage-48-pack-PORTAGE480'
const boot = 'p/harrow-mid-boot-HARROWMID1'

const open = async (path: string, options: VisitorOptions = {}) => {
  shopper = await shop.visitor(options)
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

test('CAT-20 the heading of the reviews is the same one before and after they are here', async () => {
  shopper = await shop.visitor()
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await shopper.context.route('**/reviews?**', async (route) => {
    await released
    await route.continue()
  })
  await shopper.page.goto(`${shopper.url}/${boot}`)
  await isAlive(shopper.page)
  const heading = await reviews().getByRole('heading', { name: 'Reviews', exact: true }).elementHandle()
  expect(await reviews().getByRole('article').count()).toBe(0)
  release()
  await reviews().getByRole('article').first().waitFor()
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true)
})

describe('a review', () => {
  test('CAT-21 takes one vote, which can be changed and is still known after a reload', async () => {
    await open(pack)
    const up = yes(reviews())
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

  test('CAT-21 gives the vote back when it cannot be counted', async () => {
    await open(pack)
    await shopper.context.route('**/vote', (route) => route.abort())
    const up = yes(reviews())
    const before = await up.locator('.figures').textContent()
    await up.click()
    await sees(shopper.page, 'We couldn’t count your vote. Please try again.')
    expect(await up.locator('.figures').textContent()).toBe(before)
    expect(await up.getAttribute('aria-pressed')).toBe('false')
  })

  test('CAT-21 is reported once, and the button becomes the sentence', async () => {
    await open(pack)
    const report = reviews()
      .getByRole('button', { name: /^Report the review/ })
      .first()
    const name = (await report.getAttribute('aria-label')) ?? ''
    await report.click()
    await sees(shopper.page, 'Thanks. We read reports within two days.')
    expect(await reviews().getByRole('button', { name, exact: true }).count()).toBe(0)
  })

  test.each([
    { locale: 'en-us', translate: 'Translate to English', title: 'Carries well', original: 'Show the original' },
    { locale: 'fr-fr', translate: 'Traduire en français', title: 'Porte bien', original: 'Afficher l’original' },
  ])('CAT-22 in Spanish is translated on $locale, and shown as it was again', async (shown) => {
    await open(pack, { locale: shown.locale })
    const spanish = reviews().getByRole('article').filter({ hasText: 'Nerea' })
    await spanish.getByRole('button', { name: shown.translate }).click()
    await spanish.getByRole('heading', { name: shown.title }).waitFor()
    await spanish.getByRole('button', { name: shown.original }).click()
    await spanish.getByRole('heading', { name: 'Carga bien' }).waitFor()
    expect(await spanish.locator('p[lang="es"]').count()).toBe(1)
  })
})

describe('a question', () => {
  test('CAT-23 CAT-24 stands with its answer, which takes a vote', async () => {
    await open(boot)
    await questions().getByRole('article').first().waitFor()
    const up = yes(questions())
    const before = Number(await up.locator('.figures').textContent())
    await up.click()
    await expect.poll(() => up.locator('.figures').textContent()).toBe(String(before + 1))
    expect(await violationsOn(shopper.page, 'questions and reviews')).toEqual([])
  })

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

  test('DLG-06 ERR-31 that could not be sent stays typed', async () => {
    await open(boot)
    const { page, context } = shopper
    await context.route('**/reviews/questions', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await questions().getByRole('button', { name: 'Ask a question' }).click()
    await words(page).fill('Does the lid come off?')
    await field(page, 'Display name').fill('Piotr')
    await field(page, 'Email').fill('piotr@example.com')
    await page.getByRole('button', { name: 'Send question' }).click()
    await sees(page, 'We couldn’t send this.')
    expect(await words(page).inputValue()).toBe('Does the lid come off?')
  })
})
