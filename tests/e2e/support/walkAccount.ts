import type { Page } from 'playwright'
import type { Visitor } from './browser.ts'

/** The sign-in dialog, opened from the header. */
export const openDoor = async (page: Page): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('dialog').getByLabel('Email', { exact: true }).waitFor()
}

export const signIn = async (page: Page, email: string, password = 'Trail-2026'): Promise<void> => {
  const door = page.getByRole('dialog')
  await door.getByLabel('Email', { exact: true }).fill(email)
  await door.getByLabel('Password', { exact: true }).fill(password)
  await door.getByRole('button', { name: 'Sign in', exact: true }).click()
}

export const accountLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Account' })

/** From the store's picker to the bar. */
export const beginSelling = async ({ page, url }: Pick<Visitor, 'page' | 'url'>, employee: string): Promise<void> => {
  await page.goto(`${url}/associate-login`)
  await page.getByLabel('Store', { exact: true }).selectOption({ label: 'Boulder, Pearl Street' })
  await page.getByLabel('Employee', { exact: true }).selectOption({ label: employee })
  await page.getByRole('button', { name: 'Start session' }).click()
  await sellerBar(page).waitFor()
}

export const sellerBar = (page: Page) => page.getByRole('complementary', { name: 'Store session' })
