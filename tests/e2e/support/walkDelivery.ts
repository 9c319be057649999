import type { Locator, Page } from 'playwright'
import { field, fillShipping, payByCard, placeOrder } from './walk.ts'

export const giftCard = '/p/gift-card-25-GIFTCARD25'

export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

/** From the cart that opens after an add. */
export const toCheckout = (page: Page): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name: 'Checkout', exact: true }).click()

/** A shipping method or a store, by part of its name. */
export const way = (page: Page, name: string) => page.locator('.choice').filter({ hasText: name })

/** Finds a store by its town and picks it. */
export const pickStore = async (page: Page, town: string, name: string): Promise<void> => {
  await page.getByLabel('Find a store').fill(town)
  await way(page, name).click()
}

/** From the billing step to the confirmation; `asksAddress` where shipping has not asked for one. */
export const pay = async (page: Page, asksAddress: boolean): Promise<void> => {
  await field(page, 'Card number').waitFor()
  if (asksAddress) {
    await field(page, 'Name on card').fill('Wren Holloway')
    await fillShipping(page)
  }
  await payByCard(page)
  await placeOrder(page)
}

/** Fills in the dialog of a gift message, and saves it. */
export const saveGift = async (gift: Locator): Promise<void> => {
  for (const [name, text] of Object.entries({
    'Recipient’s name': 'Robin',
    'Recipient’s email': 'robin@example.com',
    'Your message': 'Walk far.',
  }))
    await gift.getByLabel(name).fill(text)
  await gift.getByRole('button', { name: 'Save gift message' }).click()
}
