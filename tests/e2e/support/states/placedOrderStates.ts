import { field, sees } from '../walk.ts'
import { turnTo } from '../walkWithin.ts'
import { press } from './State.ts'
import type { State } from './State.ts'

/** The account's order after it was placed, starting at its details, and the forms for finding one. */
export const placedOrderStates: readonly State[] = [
  {
    name: 'account order to cancel',
    reach: async ({ page }) => {
      await press(page, 'Cancel order')
      await page.getByRole('button', { name: 'Yes, cancel order' }).waitFor()
    },
  },
  {
    name: 'account order delivered',
    reach: async ({ page, context, url }) => {
      const number = /CN-[\w-]+/.exec(page.url())?.[0] ?? ''
      for (let station = 0; station < 3; station++)
        await context.request.post(new URL(`/dev/warehouse/${number}`, url).href)
      await page.reload()
      await page.getByRole('button', { name: 'Get return label' }).waitFor()
    },
  },
  {
    name: 'account order sent back',
    reach: async ({ page }) => {
      await page.getByLabel(/^Quantity to return:/).selectOption('1')
      await page.getByLabel(/^Instead of/).selectOption({ index: 1 })
      await press(page, 'Get return label')
      await page.getByRole('link', { name: /^Return label 1/ }).waitFor()
      await sees(page, /^Replacement /)
    },
  },
  {
    name: 'order not found',
    reach: async ({ page, url }) => {
      await page.goto(`${url}/track-order?order=CN-2222-2222`)
      await field(page, 'Email').fill('wren.holloway@example.com')
      await press(page, 'Track order')
      await sees(page, 'We could not find this order.')
    },
  },
  {
    name: 'warranty missing fields',
    reach: async ({ page, url }) => {
      await turnTo(page, `${url}/help/warranty`)
      await press(page, 'Request a repair')
      await sees(page, /need your attention/)
    },
  },
  {
    name: 'withdrawal missing fields',
    reach: async ({ page, url }) => {
      await turnTo(page, `${url}/withdraw`)
      await press(page, 'Continue')
      await sees(page, /needs? your attention/)
    },
  },
  {
    name: 'withdrawal to be confirmed',
    reach: async ({ page }) => {
      await field(page, 'Your name').fill('Wren Holloway')
      await field(page, 'Order number').fill('CN-2222-2222')
      await field(page, 'Email').fill('wren.holloway@example.com')
      await press(page, 'Continue')
      await page.getByRole('button', { name: 'Confirm cancellation' }).waitFor()
    },
  },
  {
    name: 'withdrawal from some lines of a known order',
    reach: async ({ page }) => {
      // As the link from the order gives them.
      const lines = [{ itemId: 'i-1', qty: 2, name: 'Harrow Mid, Saddle and pine, US 9' }]
      await page.evaluate((state) => history.replaceState({ usr: state }, ''), { lines })
      await page.reload()
      await page.getByRole('main').getByRole('combobox').selectOption('0')
      await press(page, 'Continue')
      await sees(page, 'Choose at least one item.')
    },
  },
  {
    name: 'contact missing fields',
    reach: async ({ page, url }) => {
      await turnTo(page, `${url}/help/contact-us`)
      await page.getByRole('option', { name: 'Products' }).waitFor({ state: 'attached' })
      await press(page, 'Send message')
      await sees(page, /need your attention/)
    },
  },
]
