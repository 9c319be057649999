import { accountSectionOf, pageAt, routeIdentifier } from '../route/pageAt.ts'
import { splitLocalePrefix } from '../locale/splitLocalePrefix.ts'

/**
 * CMS-02: the key of the document that fills the slot of the screen at a path; null if it has none. The content around
 * categories and products, and pages that are a document themselves, are found in other ways.
 */
export const slotAt = (pathname: string): string | null => {
  const name = pageAt(pathname)
  switch (name) {
    case 'Account':
      return slotBySection[accountSectionOf(splitLocalePrefix(pathname).rest)?.section ?? ''] ?? null
    case 'Category':
      return routeIdentifier(pathname)?.id === giftCards ? 'gift-card' : null
    default:
      return name === null ? null : (slotByPage[name] ?? null)
  }
}

/** The category of all gift cards. */
const giftCards = '6000'

const slotBySection: Readonly<Record<string, string>> = { overview: 'account', profile: 'account-profile' }

const slotByPage: Readonly<Record<string, string>> = {
  Cart: 'cart',
  Checkout: 'checkout',
  OrderConfirmation: 'order-confirmation',
  Search: 'search',
  SignUp: 'sign-up',
  Stores: 'store-locator',
}
