import type { Page } from 'playwright'

/** A card whose bank asks its holder before it pays (3-D Secure). */
export const askingCard = '4000 0000 0000 3220'

/** The bank's page in the shop's dialog. */
export const bankPage = (page: Page) => page.getByRole('alertdialog').frameLocator('iframe')

export const seesBank = (page: Page): Promise<void> =>
  bankPage(page).getByRole('button', { name: 'Authorise' }).waitFor()

export const authorise = async (page: Page, code = '123456'): Promise<void> => {
  await bankPage(page).getByLabel('Code from your bank').fill(code)
  await bankPage(page).getByRole('button', { name: 'Authorise' }).click()
}
