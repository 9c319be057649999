import { harrowTen, isConfirmed, placeOrder, sees, viewCart } from '../walk.ts'
import { removeCard } from '../walkAccount.ts'
import { turnAndAdd, turnTo } from '../walkWithin.ts'
import { refusal } from '../wire.ts'
import { press } from './State.ts'
import type { State } from './State.ts'

/** From the cart of an account with saved address and cards, each state continuing from the one before. */
export const expressStates: readonly State[] = [
  {
    name: 'cart with express checkout',
    reach: async (shopper) => {
      await turnAndAdd(shopper, harrowTen)
      await viewCart(shopper.page)
      await shopper.page.getByRole('main').getByRole('button', { name: 'Express checkout' }).waitFor()
    },
  },
  {
    name: 'express checkout not taken',
    reach: async ({ page, context }) => {
      await context.route(/\/paymentInstruments$/, (route) => route.fulfill(refusal(404, 'PYT404')), { times: 1 })
      await press(page, 'Express checkout')
      await sees(page, /Express checkout didn’t go through/)
    },
  },
  {
    name: 'express checkout at the summary',
    reach: async (shopper) => {
      await turnTo(shopper.page, `${shopper.url}/cart`)
      await press(shopper.page, 'Express checkout')
      await shopper.page.getByRole('button', { name: 'Place order' }).waitFor()
      await isConfirmed(shopper.page)
    },
    // The next round begins with an empty cart and no card.
    leave: async ({ page, url }) => {
      await placeOrder(page)
      await turnTo(page, `${url}/account/payment-methods`)
      for (const name of ['Visa ending 4242', 'Mastercard ending 4444']) await removeCard(page, name)
    },
  },
]
