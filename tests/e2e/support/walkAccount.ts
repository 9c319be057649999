import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import type { Visitor } from './browser.ts'

/** The sign-in dialog, opened from the header. */
export const openSignIn = async (page: Page): Promise<void> => {
  // NAV-14: the header is back once the shopper has scrolled up.
  await page.evaluate(() => scrollTo(0, 0))
  await page.locator('.header:not([data-away])').waitFor()
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('dialog').getByLabel('Email', { exact: true }).waitFor()
}

export const signIn = async (page: Page, email: string, password = 'Trail-2026'): Promise<void> => {
  const app = page.getByRole('dialog')
  await app.getByLabel('Email', { exact: true }).fill(email)
  // DLG-21: where e-mail and password are enough for an account, the address comes first.
  const secret = app.getByLabel('Password', { exact: true })
  if ((await secret.count()) === 0) await app.getByRole('button', { name: 'Sign in', exact: true }).click()
  await secret.fill(password)
  await app.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Opens an account that no other test knows, with the password Boulder-2027; returns its e-mail address. */
export const openAccount = async (page: Page): Promise<string> => {
  const email = `idris-${randomUUID()}@example.com`
  await openSignIn(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Create an account' }).click()
  const app = page.getByRole('dialog', { name: 'Create an account' })
  await app.getByLabel('Email', { exact: true }).fill(email)
  await app.getByLabel('Password', { exact: true }).fill('Boulder-2027')
  await app.getByRole('button', { name: 'Create account' }).click()
  await accountLink(page).waitFor()
  return email
}

export const accountLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Account' })

/** From the store picker, on a device that is new to the store, to the bar. */
export const beginSelling = async ({ page, url }: Pick<Visitor, 'page' | 'url'>, employee: string): Promise<void> => {
  await page.goto(`${url}/associate-login`)
  await enrolDevice(page)
  await startSession(page, employee)
}

/** BIS-07: on the store picker's page, with development mode's code. */
export const enrolDevice = async (page: Page): Promise<void> => {
  await page.getByLabel('Store', { exact: true }).selectOption({ label: 'Boulder, Pearl Street' })
  await page.getByLabel('Enrollment code').fill('demo demo demo')
  await page.getByRole('button', { name: 'Enroll device' }).click()
  await page.getByLabel('Employee', { exact: true }).waitFor()
}

/** On the store picker's page. */
export const startSession = async (page: Page, employee: string): Promise<void> => {
  await page.getByLabel('Store', { exact: true }).selectOption({ label: 'Boulder, Pearl Street' })
  await page.getByLabel('Employee', { exact: true }).selectOption({ label: employee })
  await page.getByRole('button', { name: 'Start session' }).click()
  await sellerBar(page).waitFor()
}

export const sellerBar = (page: Page) => page.getByRole('complementary', { name: 'Store session' })

/** Removes the card that the walks save from the account, on its payment methods page. */
export const removeCard = async (page: Page, name = 'Visa ending 4242'): Promise<void> => {
  const card = page.locator('.account-row').filter({ hasText: name })
  await card.getByRole('button', { name: `Remove ${name}` }).click()
  await card.getByRole('button', { name: 'Yes, remove' }).click()
  await card.waitFor({ state: 'detached' })
}
