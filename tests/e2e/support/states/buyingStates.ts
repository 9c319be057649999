import { addToCart, field, fillCard, fillShipping, isConfirmed, openCart, sees, thankYou } from '../walk.ts'
import { askingCard, authorise, bankPage, seesBank } from '../walkBank.ts'
import { klarnaPage, payBy, seesKlarna } from '../walkProvider.ts'
import { press } from './State.ts'
import type { State } from './State.ts'

const orderCall = /\/cart\/v2\/checkout\/order$/

/** Deep stocks, for the walk buys them; of the last there is one pair, and it is put back before. */
const more = ['/p/rime-beanie-RIMEBEANIE?colour=BERRY', '/p/switchback-cap-SWITCHBCAP?colour=RUST', '/p/barometer-gloves-BAROGLOVE1?colour=MSCO&size=XS']

/** The way of a purchase, each state from the one before. */
export const buyingStates: readonly State[] = [
  {
    name: 'cart empty',
    reach: async ({ page, url }) => {
      await page.goto(`${url}/cart`)
      await sees(page, 'Your cart is empty')
    },
  },
  { name: 'mini cart', isLayer: true, reach: (shopper) => addToCart(shopper) },
  {
    name: 'cart with lines',
    reach: async (shopper) => {
      for (const path of more) await addToCart(shopper, path)
      await openCart(shopper)
      await isConfirmed(shopper.page)
    },
  },
  {
    name: 'variant dialog',
    isLayer: true,
    reach: async ({ page }) => {
      await page.locator('.cart-line').last().getByRole('button', { name: /^Change / }).click()
      await page.getByRole('dialog').getByRole('radio').first().waitFor()
    },
    leave: async ({ page }) => {
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    },
  },
  {
    name: 'shipping estimate',
    reach: async ({ page }) => {
      await press(page, 'Estimate shipping and tax')
      await field(page, 'ZIP code').fill('80302')
      await press(page, 'Estimate')
      await sees(page, 'Estimate for another place')
      await isConfirmed(page)
    },
  },
  {
    name: 'cart with a coupon refused',
    reach: async ({ page }) => {
      await field(page, 'Promo code').fill('EXPIRED20')
      await press(page, 'Apply')
      await field(page, 'Promo code').and(page.locator('[aria-invalid="true"]')).waitFor()
    },
  },
  {
    name: 'cart offline',
    reach: async ({ page, context }) => {
      await context.setOffline(true)
      await page.locator('[data-sku^="RIMEBEANIE"]').getByRole('button', { name: /^One more/ }).click()
      await sees(page, /waiting to be sent/)
      await sees(page, 'You are offline.')
    },
    leave: async ({ page, context }) => {
      await context.setOffline(false)
      await page.getByText(/waiting to be sent/).filter({ visible: true }).waitFor({ state: 'detached' })
      await isConfirmed(page)
    },
  },
  {
    name: 'cart with a line removed',
    reach: async ({ page }) => {
      await press(page, 'Remove Barometer Gloves')
      await page.getByRole('button', { name: 'Put Barometer Gloves back' }).waitFor()
      await isConfirmed(page)
    },
  },
  {
    name: 'shipping',
    reach: async ({ page }) => {
      await page.getByRole('main').getByRole('button', { name: 'Checkout' }).first().click()
      await field(page, 'Email').waitFor()
    },
  },
  {
    name: 'shipping with errors',
    reach: async ({ page }) => {
      await press(page, 'Continue to billing')
      await sees(page, 'Email is missing.')
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
  {
    name: 'billing',
    reach: async ({ page }) => {
      await press(page, 'Continue to billing')
      await field(page, 'Card number').waitFor()
    },
  },
  {
    name: 'billing with errors',
    reach: async ({ page }) => {
      await press(page, 'Continue to summary')
      await sees(page, /need your attention/)
    },
  },
  {
    name: 'Klarna asks',
    isLayer: true,
    reach: async ({ page }) => {
      await payBy(page, 'Klarna')
      await seesKlarna(page)
    },
    leave: ({ page }) => klarnaPage(page).getByRole('button', { name: 'Decline' }).click(),
  },
  {
    name: 'Klarna does not pay',
    reach: ({ page }) => sees(page, /Your payment could not be completed/),
    leave: async ({ page }) => {
      await page.locator('.choice').filter({ hasText: 'Card' }).click()
      await field(page, 'Card number').waitFor()
    },
  },
  {
    name: 'summary',
    reach: async ({ page }) => {
      await fillCard(page, '4000 0000 0000 0002')
      await press(page, 'Continue to summary')
      await page.getByRole('button', { name: 'Place order' }).waitFor()
      await isConfirmed(page)
    },
  },
  {
    name: 'order being placed',
    reach: async ({ page, context }) => {
      await context.route(orderCall, () => undefined)
      await press(page, 'Place order')
      await sees(page, /^(Placing|We are checking) your order/)
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
    reach: async ({ page, url }) => {
      await page.goto(`${url}/checkout?step=billing`)
      await field(page, 'Card number').waitFor()
      await fillCard(page, askingCard)
      await press(page, 'Continue to summary')
      await page.getByRole('button', { name: 'Place order' }).waitFor()
      await isConfirmed(page)
      await press(page, 'Place order')
      await seesBank(page)
      await authorise(page, '111111')
      await bankPage(page).getByRole('alert').waitFor()
    },
    leave: ({ page }) => press(page, 'Cancel this payment'),
  },
  {
    name: 'bank left without an answer',
    reach: async ({ page }) => {
      await sees(page, /Payment authentication error/)
      await field(page, 'Card number').waitFor()
      await isConfirmed(page)
    },
  },
  {
    name: 'confirmation',
    reach: async ({ page, url }) => {
      await page.goto(`${url}/checkout?step=billing`)
      await field(page, 'Card number').waitFor()
      await fillCard(page)
      await press(page, 'Continue to summary')
      await page.getByRole('button', { name: 'Place order' }).waitFor()
      await isConfirmed(page)
      await press(page, 'Place order')
      await thankYou(page)
    },
  },
  {
    name: 'flight recorder',
    reach: async ({ page, url }) => {
      await page.goto(`${url}/debug`)
      await page.getByRole('button', { name: 'Export log' }).waitFor()
      await page.locator('.debug-work').waitFor()
    },
  },
]
