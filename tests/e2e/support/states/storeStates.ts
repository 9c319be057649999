import { addShown, harrow, harrowTen, isConfirmed, sees, viewCart } from '../walk.ts'
import { enrolDevice, sellerBar, startSession } from '../walkAccount.ts'
import { closed, turnAndAdd, turnTo } from '../walkWithin.ts'
import { h1, press } from './State.ts'
import type { State } from './State.ts'

/** A store's device, each state continuing from the one before. */
export const storeStates: readonly State[] = [
  {
    name: 'store sign-in',
    reach: async ({ page, url }) => {
      await turnTo(page, `${url}/associate-login`)
      await page.getByRole('option', { name: 'Boulder, Pearl Street' }).waitFor({ state: 'attached' })
    },
  },
  {
    name: 'store sign-in missing fields',
    reach: async ({ page }) => {
      await press(page, 'Start session')
      await sees(page, 'Please choose your store.')
    },
  },
  {
    name: 'store sign-in, a device that is not enrolled',
    reach: async ({ page }) => {
      await page.getByLabel('Store', { exact: true }).selectOption({ label: 'Boulder, Pearl Street' })
      await page.getByRole('heading', { name: 'Enroll this device' }).waitFor()
    },
  },
  {
    name: 'store sign-in, a code that is not valid',
    reach: async ({ page }) => {
      await page.getByLabel('Enrollment code').fill('2F4K-9M3P-7Q1R')
      await press(page, 'Enroll device')
      await sees(page, /This code isn’t valid for this store/)
    },
  },
  {
    name: 'product with store bar',
    reach: async (shopper) => {
      await enrolDevice(shopper.page)
      await startSession(shopper.page, 'Ada Lindqvist')
      await shopper.page.waitForURL(shopper.url)
      await turnTo(shopper.page, `${shopper.url}${harrow}`)
      await h1(shopper.page, 'Harrow Mid')
      await shopper.page.getByRole('button', { name: 'Add to cart' }).waitFor()
      await sellerBar(shopper.page).waitFor()
    },
  },
  {
    name: 'store cart, an agent is needed',
    reach: async ({ page }) => {
      await addShown(page)
      await viewCart(page)
      await page.getByRole('button', { name: /^Change the price of/ }).click()
      await sees(page, /the sale stays with Ada Lindqvist/)
    },
    isLayer: true,
  },
  {
    name: 'store cart, price change',
    reach: async ({ page }) => {
      await page.getByLabel('Email', { exact: true }).fill('agent@example.com')
      await page.getByLabel('Password', { exact: true }).fill('Trail-2026')
      await page.keyboard.press('Enter')
      await page.getByLabel('How much').fill('31')
      await page.getByLabel('Reason').fill('Scratched at the heel, as seen in the window')
      await page.keyboard.press('Enter')
      await sees(page, /off this item/)
    },
    isLayer: true,
  },
  {
    name: 'store cart, price changed',
    reach: async ({ page }) => {
      await page.getByLabel('How much').fill('10')
      await page.keyboard.press('Enter')
      await sees(page, /^Price adjustment: .* Scratched/)
    },
  },
  {
    name: 'store cart, what was agreed ends with another size',
    isLayer: true,
    reach: async (shopper) => {
      const { page } = shopper
      await turnAndAdd(shopper, harrowTen)
      await viewCart(page)
      await page
        .locator('li.cart-line')
        .filter({ hasText: 'Price adjustment' })
        .getByRole('button', { name: /^Change size or color/ })
        .click()
      await page
        .getByRole('dialog')
        .locator('.size', { hasText: /^US 10$/ })
        .click()
      await sees(page, 'This change ends your price adjustment.')
    },
    leave: closed,
  },
  {
    name: 'store cart, what was agreed goes along',
    reach: async ({ page }) => {
      await page
        .locator('li.cart-line')
        .filter({ hasText: 'Price adjustment' })
        .getByRole('button', { name: /^Change size or color/ })
        .click()
      await page
        .getByRole('dialog')
        .locator('.size', { hasText: /^US 9½$/ })
        .click()
      await page.getByRole('dialog').getByRole('button', { name: 'Change', exact: true }).click()
      await sees(page, 'Saddle and pine, US 9½')
      await page
        .locator('li.cart-line')
        .filter({ hasText: 'Saddle and pine, US 9½' })
        .getByText(/^Price adjustment/)
        .waitFor()
      await isConfirmed(page)
    },
    // What is in the account's cart would be carried into the next walk of the same account.
    leave: async ({ page }) => {
      const remove = page.getByRole('main').getByRole('button', { name: /^Remove Harrow Mid/ })
      for (let left = await remove.count(); left > 0; left -= 1) {
        const answered = page.waitForResponse(
          (response) => response.request().method() === 'DELETE' && response.url().includes('/cart/v1/item'),
        )
        await remove.first().click()
        await answered
      }
      await page.getByRole('banner').getByRole('link', { name: 'Cart, empty' }).waitFor()
    },
  },
  {
    name: 'store session running',
    reach: async ({ page, url }) => {
      await turnTo(page, `${url}/associate-login`)
      await sees(page, /You’re selling as Ada Lindqvist/)
      await sellerBar(page).waitFor()
    },
  },
  {
    name: 'store session ended',
    reach: async ({ page, url }) => {
      await sellerBar(page).getByRole('button', { name: 'End session' }).click()
      await page.waitForURL(`${url}/associate-login`)
      await sees(page, 'You’ve ended the store session.')
    },
  },
]
