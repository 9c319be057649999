import type { Page } from 'playwright'
import { klarnaScript } from '../../../core/domain/payment/providerPage.ts'

/** Chooses how to pay and continues: to Klarna's dialog or to PayPal's page. */
export const payBy = async (page: Page, name: 'Klarna' | 'PayPal'): Promise<void> => {
  await page.locator('.choice').filter({ hasText: name }).click()
  await page.getByRole('button', { name: 'Continue to review' }).click()
}

/** Klarna's page in the shop's dialog. */
export const klarnaPage = (page: Page) => page.getByRole('dialog').frameLocator('iframe')

export const seesKlarna = (page: Page): Promise<void> =>
  klarnaPage(page).getByRole('button', { name: 'Decline' }).waitFor()

export const countScripts = (page: Page): { count(): number } => {
  let seen = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === klarnaScript) seen += 1
  })
  return { count: () => seen }
}
