import { afterEach, describe, expect, test } from 'vitest'
import { contentSlots } from '../../contracts/content/slots.ts'
import type { SlotName } from '../../contracts/content/slots.ts'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { isAlive } from '../e2e/support/hydrated.ts'
import { undrawn } from '../e2e/support/undrawn.ts'
import { addToCart } from '../e2e/support/walk.ts'
import { openAccount, openSignIn } from '../e2e/support/walkAccount.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const slot = (key: string) => shopper.page.locator(`[data-slot="${key}"]`)
const visit = async (path: string) => {
  await shopper.page.goto(`${shopper.url}${path}`)
  await isAlive(shopper.page)
}

/** Words of the seeded document of each slot, and how to get to its screen when its path alone does not lead there. */
const seeded: Readonly<Record<ShownSlot, { readonly words: string; readonly reach?: () => Promise<unknown> }>> = {
  account: { words: 'A point for every order' },
  accountProfile: {
    words: 'What we hold about you',
    reach: async () => {
      await visit('')
      await openAccount(shopper.page)
      await visit('/account/profile')
    },
  },
  basecamp: { words: 'Basecamp' },
  cart: { words: 'You have sixty days to return anything' },
  checkout: {
    words: 'Pressing twice does not buy twice.',
    reach: async () => {
      await addToCart(shopper)
      await visit('/checkout')
    },
  },
  contactUs: { words: 'Contact' },
  error: { words: 'Back to the front page', reach: () => visit('/no-such-page') },
  generic: { words: 'Repairs', reach: () => visit('/repairs') },
  giftCard: { words: 'A gift card goes by email' },
  loyaltyModal: {
    words: 'What you agree to is in the loyalty terms',
    reach: async () => {
      await visit('')
      await openAccount(shopper.page)
      await visit('/account')
      await shopper.page.getByRole('button', { name: 'Join the loyalty program' }).click()
    },
  },
  orderConfirmation: { words: 'two weekends to break them in' },
  promotions: { words: 'Promotions' },
  search: { words: 'Or look by kind', reach: () => visit('/search?q=boot') },
  signInModal: {
    words: 'Your cart comes along when you sign in.',
    reach: async () => {
      await visit('')
      await openSignIn(shopper.page)
    },
  },
  signUp: { words: 'You can order without an account.' },
  signUpModal: {
    words: 'Your cart comes along when you sign up.',
    reach: async () => {
      await visit('')
      await openSignIn(shopper.page)
      await shopper.page.getByRole('dialog').getByRole('button', { name: 'Create an account' }).click()
    },
  },
  storeLocator: { words: 'Have your feet measured' },
  westend: { words: 'West end' },
}

/** The slots of screens and dialogs; those around categories and products are asked for in another way. */
type ShownSlot = Exclude<SlotName, 'category' | 'product'>

const slots = Object.entries(contentSlots).flatMap(([name, each]) =>
  'page' in each || name === 'generic' ? [{ ...each, name: name as ShownSlot }] : [],
)
/** Contact us has an address of its own, and its form within it. */
const isOwnPage = ({ name, areas }: (typeof slots)[number]) => areas.length === 1 || name === 'contactUs'

describe('the slot of a screen', () => {
  test.each(slots.filter((each) => !isOwnPage(each)))('CMS-02 of $name shows what stands in it', async (each) => {
    shopper = await shop.visitor()
    const { words, reach = () => visit(each.screen) } = seeded[each.name]
    await reach()
    await slot('page' in each ? each.page : '')
      .getByText(words)
      .waitFor()
  })

  test.each(slots.filter(isOwnPage))('CMS-02 of $name is a page of its own', async (each) => {
    shopper = await shop.visitor()
    const { words, reach = () => visit(each.screen) } = seeded[each.name]
    await reach()
    await shopper.page.getByRole('main').getByText(words).first().waitFor()
  })
})

describe('a slot whose document does not come', () => {
  test('CMS-02 ERR-33 is absent: its screen is whole, and nothing says that something is missing', async () => {
    shopper = await shop.visitor()
    const { page, context } = shopper
    const refused = context.waitForEvent('response', (response) => response.url().endsWith('/store-locator'))
    await context.route('**/augmentedpage/*/store-locator', (route) => route.fulfill({ status: 404, json: {} }))
    await visit('/stores')
    await refused
    await page.getByText('Boulder, Pearl Street').waitFor()
    expect(await page.locator('[data-slot]').count()).toBe(0)
    expect(await page.getByRole('main').getByRole('alert').count()).toBe(0)
  })

  test('CMS-02 without a connection shows what it last showed', async () => {
    shopper = await shop.visitor()
    const { page, context } = shopper
    await visit('/stores')
    await slot('store-locator').waitFor()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Delivery' }).click()
    await page.getByRole('heading', { level: 1, name: 'Delivery' }).waitFor()
    await context.setOffline(true)
    await page.goBack()
    await slot('store-locator').getByText('Have your feet measured').waitFor()
  })
})

describe('a segment that the address forces', () => {
  test.each([
    ['loyalty', 'Your points are in'],
    ['none-of-ours', 'Members of the loyalty program earn'],
  ])('SEG-03 ?testContext=%s shows “%s”, drawn and alive', async (segment, words) => {
    shopper = await shop.visitor()
    const { page, url } = shopper
    const answer = await page.goto(`${url}/wash-and-proof?testContext=${segment}`)
    expect(await answer?.text()).toContain(words.slice(0, 15))
    await isAlive(page)
    expect(await page.getByRole('main').innerText()).toContain(words)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Delivery' }).click()
    await page.getByRole('heading', { level: 1, name: 'Delivery' }).waitFor()
  })

  test.each([
    ['loyalty', 'For members'],
    ['none-of-ours', 'For everybody else'],
  ])('SEG-03 ?testContext=%s shows “%s” in the bar around the page', async (segment, words) => {
    shopper = await shop.visitor()
    const { page, context, url } = shopper
    const bar = (id: string, title: string) => ({ id, type: 'benefit-bar', title, targets: [], closeButton: false })
    const main = [
      {
        id: 'by-segment',
        type: 'segmentation',
        segments: [{ id: 'loyalty', targets: [bar('member', 'For members')] }],
        baselines: [bar('others', 'For everybody else')],
      },
    ]
    await undrawn(context)
    await context.route('**/caas/v1/canvas/**/benefit-bar', (route) =>
      route.fulfill({ json: { id: 'benefit-bar', name: 'Benefit bar', slots: { main } } }),
    )
    await page.goto(`${url}/about?testContext=${segment}`)
    await page.getByRole('region', { name: words }).waitFor()
  })
})
