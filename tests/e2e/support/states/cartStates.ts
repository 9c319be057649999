import { addToCart, field, isConfirmed, sees, viewCart } from '../walk.ts'
import { closed, turnAndAdd } from '../walkWithin.ts'
import { press } from './State.ts'
import type { State } from './State.ts'

/** Variants with large stocks, because the walk buys them; of the last there is one pair, and it is put back before. */
const more = {
  'Rime Beanie': '/p/rime-beanie-RIMEBEANIE?colour=BERRY',
  'Switchback Cap': '/p/switchback-cap-SWITCHBCAP?colour=RUST',
  'Barometer Gloves': '/p/barometer-gloves-BAROGLOVE1?colour=MSCO&size=XS',
}

/** A dialog on the cart, which is closed before the next state. */
const dialog = (name: string, reach: State['reach']): State => ({ name, isLayer: true, reach, leave: closed })

/** A cart from empty to ready for checkout, each state from the one before. */
export const cartStates: readonly State[] = [
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
      for (const [name, path] of Object.entries(more)) {
        await closed(shopper)
        await turnAndAdd(shopper, path, name)
      }
      await viewCart(shopper.page)
    },
  },
  dialog('variant dialog', async ({ page }) => {
    await page
      .locator('li.cart-line')
      .last()
      .getByRole('button', { name: /^Change / })
      .click()
    await page.getByRole('dialog').getByRole('radio').first().waitFor()
  }),
  dialog('gift message with errors', async ({ page }) => {
    await press(page, 'Gift message: Harrow Mid')
    await press(page, 'Save gift message')
    await sees(page, 'Enter the recipient’s name.')
  }),
  dialog('pick up one line', async ({ page }) => {
    await press(page, 'Pick up in store: Harrow Mid')
    await page.getByRole('dialog').getByText('In stock here').first().waitFor()
  }),
  dialog('change of delivery', async ({ page }) => {
    await press(page, 'Change delivery method')
    await page.getByRole('dialog').locator('.choice').first().waitFor()
  }),
  {
    name: 'shipping estimate',
    reach: async ({ page }) => {
      await press(page, 'Estimate shipping and tax')
      await field(page, 'ZIP code').fill('80302')
      await press(page, 'Estimate')
      await sees(page, 'Estimate for another address')
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
      await page
        .locator('[data-sku^="RIMEBEANIE"]')
        .getByRole('button', { name: /^One more/ })
        .click()
      await sees(page, /pending/)
      await sees(page, 'You’re offline.')
    },
    leave: async ({ page, context }) => {
      await context.setOffline(false)
      await page
        .getByText(/pending/)
        .filter({ visible: true })
        .waitFor({ state: 'detached' })
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
]
