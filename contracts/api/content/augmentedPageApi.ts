import { Schema } from 'effect'
import { ContentMode, documentCall } from './contentApi.ts'
import { endpoint } from '../endpoint.ts'
import { text } from '../wire.ts'

const variant = <const Id extends `API-${string}`, const Page extends string>(id: Id, page: Page) =>
  endpoint({
    ...documentCall,
    id,
    path: `/{mode}/caas/v1/canvas/augmentedpage/{siteId}/${page}`,
    params: Schema.Struct({ mode: ContentMode, siteId: text(20) }),
  })

/**
 * CMS-02: the seventeen fixed variants of the augmented page. Mount them before `{page}` of API-087.
 */
export const augmentedPages = {
  readAccountPage: variant('API-088', 'account'),
  readAccountProfilePage: variant('API-089', 'account-profile'),
  readBasecampPage: variant('API-090', 'basecamp'),
  readCartPage: variant('API-091', 'cart'),
  readCheckoutPage: variant('API-092', 'checkout'),
  readContactUsPage: variant('API-093', 'contact-us'),
  readErrorPage: variant('API-094', 'error-4xx'),
  readGiftCardPage: variant('API-095', 'gift-card'),
  readLoyaltyModal: variant('API-096', 'loyalty-modal'),
  readOrderConfirmationPage: variant('API-097', 'order-confirmation'),
  readPromotionsPage: variant('API-098', 'promotions'),
  readSearchPage: variant('API-099', 'search'),
  readSignInModal: variant('API-100', 'sign-in-modal'),
  readSignUpPage: variant('API-101', 'sign-up'),
  readSignUpModal: variant('API-102', 'sign-up-modal'),
  readStoreLocatorPage: variant('API-103', 'store-locator'),
  readWestendPage: variant('API-104', 'westend'),
} as const
