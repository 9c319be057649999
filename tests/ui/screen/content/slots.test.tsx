// @vitest-environment happy-dom
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readProfile } from '../../../../contracts/api/account/consumerApi.ts'
import { readCatalog, searchProducts } from '../../../../contracts/api/catalogue/catalogueApi.ts'
import { findStores } from '../../../../contracts/api/catalogue/storeApi.ts'
import { readAugmentedPage, readFragment } from '../../../../contracts/api/content/contentApi.ts'
import { contentSlots } from '../../../../contracts/content/slots.ts'
import type { SlotName } from '../../../../contracts/content/slots.ts'
import type { VirtualTab } from '../../../../tools/simulate/device/virtualTab.ts'
import { rememberPlace } from '../../../../ui/src/locale/placeChoice.ts'
import { footwear } from '../footwear.ts'
import { openScreen, refuses, says } from '../openScreen.tsx'
import type { Screen } from '../openScreen.tsx'
import { signedIn, toCart } from '../shopSteps.ts'
import { gone, named, pressAt, reads } from './onScreen.ts'
import { readBefore, seededContent } from './seededContent.ts'

beforeAll(() => rememberPlace('US'))
let screen: Screen
afterEach(() => screen.close())

/** The slots of screens and dialogs; those around categories and products are asked for in another way. */
type ShownSlot = Exclude<SlotName, 'category' | 'product'>

/** Words of the seeded document of each slot, and how to get to its screen when its path alone does not lead there. */
type Shown = {
  readonly words: string
  readonly path?: string
  readonly before?: (tab: VirtualTab) => Promise<void>
  readonly press?: () => Promise<void>
}
const openSignIn = () => pressAt('header button', 'Sign in')

const shown: Readonly<Record<ShownSlot, Shown>> = {
  account: { words: 'A point for every whole dollar' },
  accountProfile: { words: 'explains what we hold about you', before: signedIn },
  basecamp: { words: 'Basecamp' },
  cart: { words: 'You have sixty days to return anything' },
  checkout: { words: 'You’re charged only once, even if you press twice.', before: toCart },
  contactUs: { words: 'Contact' },
  error: { words: 'Back to the front page', path: '/no-such-page' },
  generic: { words: 'Repairs', path: '/repairs' },
  giftCard: { words: 'A gift card goes by email' },
  loyaltyModal: {
    words: 'What you agree to is in the loyalty terms',
    path: '/account',
    before: signedIn,
    press: () => pressAt('main button', 'Join the loyalty program'),
  },
  orderConfirmation: { words: 'our journal has walks, repairs and what is new' },
  promotions: { words: 'Promotions' },
  search: { words: 'Or look by kind', path: '/search?q=boot' },
  signInModal: { words: 'Your cart comes along when you sign in.', path: '/track-order', press: openSignIn },
  signUp: { words: 'You can order without an account.' },
  signUpModal: {
    words: 'Your cart comes along when you sign up.',
    path: '/track-order',
    press: async () => {
      await openSignIn()
      await pressAt('[role=dialog] button', 'Create an account')
    },
  },
  storeLocator: { words: 'Have your feet measured' },
  westend: { words: 'West end' },
}

const profile = {
  consumerDetails: { email: 'wren@example.com', address: [], identity: [] },
  isLoyaltyMember: false,
  preferences: {},
  subscriptions: [],
}
const answers = [
  ...seededContent(),
  says(readProfile, { consumerProfile: profile }),
  says(readCatalog, footwear),
  says(searchProducts, footwear),
  says(findStores, { total: 0, stores: [] }),
]

const slots = Object.entries(contentSlots).flatMap(([name, each]) =>
  'page' in each || name === 'generic' ? [{ ...each, name: name as ShownSlot }] : [],
)
/** Contact us has an address of its own, and its form within it. */
const isOwnPage = ({ name, areas }: (typeof slots)[number]) => areas.length === 1 || name === 'contactUs'

const arrive = async (each: (typeof slots)[number]) => {
  const { path = each.screen, before, press } = shown[each.name]
  const read = readBefore('page', 'page' in each ? each.page : path.slice(1))
  screen = await openScreen(`/en-us${path}`, {
    answers,
    before: async (tab) => {
      await before?.(tab)
      await read(tab)
    },
  })
  await press?.()
}

describe('the slot of a screen', () => {
  test.each(slots.filter((each) => !isOwnPage(each)))('CMS-02 of $name shows what stands in it', async (each) => {
    await arrive(each)
    await reads(`[data-slot="${'page' in each ? each.page : ''}"]`, shown[each.name].words)
  })

  test.each(slots.filter(isOwnPage))('CMS-02 of $name is a page of its own', async (each) => {
    await arrive(each)
    await reads('main', shown[each.name].words)
  })

  test('CMS-02 ERR-33 without its document is absent: the screen is whole, and nothing says that it lacks something', async () => {
    screen = await openScreen('/en-us/stores', { answers: [...answers, refuses(readAugmentedPage, 'API404')] })
    await named('main h1', /./)
    await gone('main [aria-busy]')
    expect(document.querySelectorAll('[data-slot], main [role=alert]').length).toBe(0)
  })
})

test.each([
  ['loyalty', 'For members'],
  ['none-of-ours', 'For everybody else'],
])('SEG-03 ?testContext=%s shows “%s” in the bar around the page', async (segment, words) => {
  const bar = (id: string, title: string) => ({ id, type: 'benefit-bar', title, targets: [], closeButton: false })
  const bySegment = {
    id: 'by-segment',
    type: 'segmentation',
    segments: [{ id: 'loyalty', targets: [bar('member', 'For members')] }],
    baselines: [bar('others', 'For everybody else')],
  }
  const fragment = { id: 'benefit-bar', name: 'Benefit bar', slots: { main: [bySegment] } }
  screen = await openScreen(`/en-us/about?testContext=${segment}`, {
    answers: [...answers, says(readFragment, fragment)],
  })
  await named('.benefit-bar', words)
})
