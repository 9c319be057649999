import { addShown, field, isConfirmed, openProduct, sees, viewCart } from '../walk.ts'
import { pickStore, toCheckout, way } from '../walkDelivery.ts'
import { alterBaskets } from '../wire.ts'
import { turnAndAdd, turnTo } from '../walkWithin.ts'
import { press } from './State.ts'
import type { State } from './State.ts'

const aside = /for you at Denver, Larimer Square until/
const minute = 60_000
const liner = '/p/drover-liner-sock-DROVERLIN1?colour=OAT&size=M'

/** Removes the answers that a state made the shop give. */
let tellTruth: () => Promise<void> = () => Promise.resolve()

/**
 * A pair reserved in a store, a product sold only with another, and another store for all pickups; each state
 * continuing from the one before.
 */
export const reservedStates: readonly State[] = [
  {
    name: 'try on in a store',
    isLayer: true,
    reach: async (shopper) => {
      await openProduct(shopper)
      await press(shopper.page, 'Reserve and try on in store')
      await shopper.page.getByRole('dialog').getByText('In stock here').first().waitFor()
    },
  },
  {
    name: 'try on in a store that is not found',
    isLayer: true,
    reach: async ({ page }) => {
      await page.getByRole('dialog').getByLabel('Find a store').fill('nowhere')
      await sees(page, 'No stores match “nowhere”.')
    },
  },
  {
    name: 'mini cart, a pair put aside',
    isLayer: true,
    reach: async ({ page }) => {
      await pickStore(page, 'Denver', 'Denver, Larimer Square')
      await page.getByRole('dialog', { name: 'Your cart' }).getByText(aside).waitFor()
    },
  },
  {
    name: 'cart, a pair put aside',
    reach: async (shopper) => {
      await viewCart(shopper.page)
      await sees(shopper.page, aside)
    },
  },
  {
    name: 'cart, a pair no longer put aside',
    reach: async ({ page, context }) => {
      tellTruth = await alterBaskets(context, ({ items }) => ({
        items: items.map((item) =>
          'reservation' in item
            ? { ...item, reservation: { qty: 1, storeName: 'Denver, Larimer Square', heldUntil: Date.now() - minute } }
            : item,
        ),
      }))
      await page
        .getByRole('button', { name: /^One more/ })
        .first()
        .click()
      await sees(page, /ended at .*\. The item stays in your cart/)
      await isConfirmed(page)
    },
    leave: () => tellTruth(),
  },
  {
    name: 'product sold only with another',
    reach: async ({ page, url }) => {
      await turnTo(page, `${url}${liner}`)
      await sees(page, 'Sold only together with Drover Heavy Sock')
      await page.getByRole('button', { name: 'Add to favorites', exact: true }).waitFor()
    },
  },
  {
    name: 'cart, what a line needs is missing',
    reach: async (shopper) => {
      await addShown(shopper.page)
      await viewCart(shopper.page)
      await sees(shopper.page, 'This item is required with another item in your cart.')
    },
    leave: ({ page }) => press(page, 'Remove Drover Liner'),
  },
  {
    name: 'another store for all that is collected',
    isLayer: true,
    reach: async (shopper) => {
      const { page } = shopper
      await turnAndAdd(shopper, '/p/rime-beanie-RIMEBEANIE?colour=BERRY', 'Rime Beanie')
      await toCheckout(page)
      await field(page, 'Email').waitFor()
      await press(page, 'Choose another store')
      await pickStore(page, 'Boulder', 'Boulder, Pearl Street')
      await page.getByRole('alertdialog', { name: 'Pick up everything at Boulder, Pearl Street?' }).waitFor()
    },
  },
  {
    name: 'the store is changed',
    isLayer: true,
    reach: async ({ page }) => {
      await press(page, 'Change store')
      await page
        .getByRole('dialog', { name: 'Store changed' })
        .getByText('You’ll pick up at Boulder, Pearl Street.')
        .waitFor()
    },
    leave: ({ page }) => press(page, 'Continue'),
  },
  {
    name: 'shipping, one line collected in another store',
    reach: async ({ page }) => {
      await way(page, 'Boulder, Pearl Street').first().waitFor()
      await isConfirmed(page)
    },
  },
]
