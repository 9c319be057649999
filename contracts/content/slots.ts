/** Where blocks may appear on a screen that also shows something else. */
export type SlotArea = 'main' | 'above' | 'below'

type ContentSlot = {
  readonly title: string
  /** The screen or dialog that it belongs to: a path below the locale, or a dialog's name. */
  readonly screen: string
  /** The page of API-087…104 that fills it; category, product and generic have calls of their own. */
  readonly page?: string
  readonly areas: readonly SlotArea[]
}

const around = ['above', 'below'] as const
const main = ['main'] as const

/** CMS-02: the twenty slots, and the document that fills each. */
export const contentSlots = {
  account: { title: 'Account', screen: '/account', page: 'account', areas: around },
  accountProfile: { title: 'Account profile', screen: '/account/profile', page: 'account-profile', areas: around },
  basecamp: { title: 'Basecamp', screen: '/basecamp', page: 'basecamp', areas: main },
  cart: { title: 'Cart', screen: '/cart', page: 'cart', areas: around },
  category: { title: 'Category', screen: '/c/{category}', areas: around },
  checkout: { title: 'Checkout', screen: '/checkout', page: 'checkout', areas: around },
  contactUs: { title: 'Contact us', screen: '/help/contact-us', page: 'contact-us', areas: around },
  error: { title: 'Error', screen: 'every missing page', page: 'error-4xx', areas: main },
  generic: { title: 'Generic page', screen: '/{page}', areas: main },
  giftCard: { title: 'Gift card', screen: '/c/gift-cards-6000', page: 'gift-card', areas: around },
  loyaltyModal: { title: 'Loyalty dialog', screen: 'loyaltySignUp', page: 'loyalty-modal', areas: around },
  orderConfirmation: {
    title: 'Order confirmation',
    screen: '/order-confirmation',
    page: 'order-confirmation',
    areas: around,
  },
  product: { title: 'Product', screen: '/p/{product}', areas: around },
  promotions: { title: 'Promotions', screen: '/promotions', page: 'promotions', areas: main },
  search: { title: 'Search', screen: '/search', page: 'search', areas: around },
  signInModal: { title: 'Sign-in dialog', screen: 'signIn', page: 'sign-in-modal', areas: around },
  signUp: { title: 'Sign-up', screen: '/sign-up', page: 'sign-up', areas: around },
  signUpModal: { title: 'Sign-up dialog', screen: 'signUp', page: 'sign-up-modal', areas: around },
  storeLocator: { title: 'Store locator', screen: '/stores', page: 'store-locator', areas: around },
  westend: { title: 'Westend', screen: '/westend', page: 'westend', areas: main },
} as const satisfies Record<string, ContentSlot>

export type SlotName = keyof typeof contentSlots
