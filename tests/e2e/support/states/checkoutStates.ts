import type { Page, Route } from 'playwright'
import { field, fillShipping, isConfirmed, payByCard, placeOrder, sees } from '../walk.ts'
import { askingCard, authorise, bankPage, seesBank } from '../walkBank.ts'
import { klarnaPage, payBy, seesKlarna } from '../walkProvider.ts'
import { refusal } from '../wire.ts'
import { press } from './State.ts'
import type { State } from './State.ts'

const sessionCall = /\/cart\/v1\/paymentSession/

/** Answers what the step waits for. */
let refuse: () => Promise<void> = () => Promise.resolve()

const orderCall = /\/cart\/v2\/checkout\/order$/

/** The current step, without a connection. */
const offline = (step: string, further?: (page: Page) => Promise<void>): State => ({
  name: `${step} offline`,
  reach: async ({ page, context }) => {
    await context.setOffline(true)
    await sees(page, 'You’re offline.')
    await further?.(page)
  },
  leave: async ({ page, context }) => {
    await context.setOffline(false)
    await page.locator('.notice').filter({ hasText: 'You’re offline.' }).waitFor({ state: 'detached' })
  },
})

/** From a full cart to the confirmation, each state from the one before. */
export const checkoutStates: readonly State[] = [
  {
    name: 'shipping',
    reach: async ({ page }) => {
      await page.getByRole('main').getByRole('button', { name: 'Checkout', exact: true }).first().click()
      await field(page, 'Email').waitFor()
    },
  },
  {
    name: 'shipping with errors',
    reach: async ({ page }) => {
      await press(page, 'Continue to payment')
      await sees(page, 'Enter your email address.')
    },
  },
  {
    name: 'shipping filled',
    reach: async ({ page }) => {
      await fillShipping(page)
      await page.locator('.choice').first().waitFor()
      await isConfirmed(page)
    },
  },
  offline('shipping'),
  {
    name: 'address better spelled',
    reach: async ({ page }) => {
      await field(page, 'Address line 1').fill('1420 spruce street')
      await press(page, 'Continue to payment')
      await field(page, 'Card number').waitFor()
      await sees(page, 'Did you mean this address?')
    },
    leave: ({ page }) => press(page, 'Use this address'),
  },
  {
    name: 'billing',
    reach: async ({ page }) => {
      await page.getByText('Did you mean this address?').waitFor({ state: 'detached' })
      await isConfirmed(page)
    },
  },
  {
    name: 'billing with errors',
    reach: async ({ page }) => {
      await press(page, 'Continue to review')
      await sees(page, /need your attention/)
    },
  },
  {
    name: 'gift card refused',
    reach: async ({ page }) => {
      await press(page, 'Use a gift card')
      await field(page, 'Gift card number').fill('6006000000000076')
      await field(page, 'PIN').fill('2468')
      await press(page, 'Add gift card')
      await sees(page, 'This gift card has no balance left.')
    },
  },
  {
    name: 'gift card pays a part',
    reach: async ({ page }) => {
      // Not the card ending 0019: giftCard.test.ts spends it meanwhile.
      await field(page, 'Gift card number').fill('6006000000000027')
      await field(page, 'PIN').fill('2468')
      await press(page, 'Add gift card')
      await sees(page, 'Pays $25.00')
    },
    leave: async ({ page }) => {
      await press(page, 'Remove: Gift card ending 0027')
      await page.locator('.part-payments').waitFor({ state: 'detached' })
    },
  },
  {
    name: 'on the way to PayPal',
    reach: async ({ page, context }) => {
      const asked = new Promise<Route>(
        (resolve) => void context.route(sessionCall, (route) => resolve(route), { times: 1 }),
      )
      refuse = async () => (await asked).fulfill(refusal(400, 'PAY400'))
      await payBy(page, 'PayPal')
      await sees(page, 'Redirecting you to PayPal…')
    },
    leave: async ({ page }) => {
      await refuse()
      await sees(page, /Your payment could not be completed/)
    },
  },
  {
    name: 'Klarna asks',
    isLayer: true,
    reach: async ({ page }) => {
      await payBy(page, 'Klarna')
      await seesKlarna(page)
    },
    // By keyboard: after emulating and resizing the viewport and covering it with axe's page, Chromium sends a click in
    // a frame of another process to the page around it.
    leave: ({ page }) => klarnaPage(page).getByRole('button', { name: 'Decline' }).press('Enter'),
  },
  {
    name: 'Klarna does not pay',
    reach: ({ page }) => sees(page, /Your payment could not be completed/),
    leave: async ({ page }) => {
      await page.locator('.choice').filter({ hasText: 'Card' }).click()
      await field(page, 'Card number').waitFor()
    },
  },
  offline('billing'),
  {
    name: 'summary',
    reach: async ({ page }) => {
      await payByCard(page, '4000 0000 0000 0002')
    },
  },
  offline('summary', async (page) => {
    await press(page, 'Place order')
    await page.locator('.place-order .refusal').waitFor()
  }),
  {
    name: 'order being placed',
    reach: async ({ page, context }) => {
      await context.route(orderCall, () => undefined)
      await press(page, 'Place order')
      await sees(page, /^(Placing|We’re checking) your order/)
    },
    leave: ({ context }) => context.unroute(orderCall),
  },
  {
    name: 'card declined',
    reach: async ({ page }) => {
      await page.reload()
      await page.getByRole('main').getByRole('alert').filter({ hasText: /\w/ }).first().waitFor()
    },
  },
  {
    name: 'bank asks',
    isLayer: true,
    reach: async ({ page }) => {
      const another = page.getByRole('button', { name: 'Use another card' })
      await another.or(field(page, 'Card number')).first().waitFor()
      if (await another.isVisible()) await another.click()
      await payByCard(page, askingCard)
      await press(page, 'Place order')
      await seesBank(page)
      await authorise(page, '111111')
      await bankPage(page).getByRole('alert').waitFor()
    },
    leave: async ({ page }) => {
      await press(page, 'Cancel this payment')
      await press(page, 'Yes, cancel it')
    },
  },
  {
    name: 'bank left without an answer',
    reach: async ({ page }) => {
      await sees(page, 'payment authentication error')
      await field(page, 'Card number').waitFor()
      await isConfirmed(page)
    },
  },
  {
    name: 'confirmation',
    reach: async ({ page }) => {
      await payByCard(page)
      await placeOrder(page)
    },
  },
]
