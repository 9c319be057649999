import { harrowTen, isConfirmed, openCart, placeOrder, sees, toCart } from '../walk.ts'
import { accountLink, openDoor, signIn } from '../walkAccount.ts'
import { refusal } from '../wire.ts'
import { press } from './State.ts'
import type { State } from './State.ts'

/** Special groups, from signed out to signed out. The agent is an employee too, and never accepts. */
export const specialStates: readonly State[] = [
  {
    name: 'employee terms',
    isLayer: true,
    reach: async ({ page, url }) => {
      await page.goto(url)
      await openDoor(page)
      await signIn(page, 'agent@example.com')
      await page.getByRole('alertdialog').waitFor()
    },
    leave: async ({ page }) => {
      await press(page, 'Sign out instead')
      await sees(page, 'You have been signed out.')
    },
  },
  {
    name: 'account of a prosumer',
    reach: async ({ page, url }) => {
      await openDoor(page)
      await signIn(page, 'prosumer@example.com')
      await accountLink(page).waitFor()
      await page.goto(`${url}/account`)
      await sees(page, /Programme WRANX/)
    },
    leave: async ({ page }) => {
      await press(page, 'Sign out')
      await sees(page, 'You have been signed out.')
    },
  },
  {
    name: 'cart with express checkout',
    reach: async (shopper) => {
      await openDoor(shopper.page)
      await signIn(shopper.page, 'regular@example.com')
      await accountLink(shopper.page).waitFor()
      await toCart(shopper, harrowTen)
      await shopper.page.getByRole('main').getByRole('button', { name: 'Express checkout' }).waitFor()
    },
  },
  {
    name: 'express checkout not taken',
    reach: async ({ page, context }) => {
      await context.route(/\/paymentInstruments$/, (route) => route.fulfill(refusal(404, 'PYT404')), { times: 1 })
      await press(page, 'Express checkout')
      await sees(page, /Express checkout did not go through/)
    },
  },
  {
    name: 'express checkout at the summary',
    reach: async (shopper) => {
      await openCart(shopper)
      await press(shopper.page, 'Express checkout')
      await shopper.page.getByRole('button', { name: 'Place order' }).waitFor()
      await isConfirmed(shopper.page)
    },
    leave: async ({ page, url }) => {
      await placeOrder(page)
      await page.goto(`${url}/account`)
      await press(page, 'Sign out')
      await sees(page, 'You have been signed out.')
    },
  },
]
