/** Made from the messages by tools/copy/writeCopyTypes.ts. */
import type { AccountCopy } from './accountCopy.ts'
import type { AddressBookCopy } from './addressBookCopy.ts'
import type { AssociateCopy } from './associateCopy.ts'
import type { CartCopy } from './cartCopy.ts'
import type { CatalogCopy } from './catalogCopy.ts'
import type { CheckoutCopy } from './checkoutCopy.ts'
import type { DebugCopy } from './debugCopy.ts'
import type { ErrorsCopy } from './errorsCopy.ts'
import type { FavoritesCopy } from './favoritesCopy.ts'
import type { GiftCopy } from './giftCopy.ts'
import type { GiftCardCopy } from './giftCardCopy.ts'
import type { HomeCopy } from './homeCopy.ts'
import type { LocationCopy } from './locationCopy.ts'
import type { LoyaltyCopy } from './loyaltyCopy.ts'
import type { OrderCopy } from './orderCopy.ts'
import type { PreferencesCopy } from './preferencesCopy.ts'
import type { ProductCopy } from './productCopy.ts'
import type { ProfileCopy } from './profileCopy.ts'
import type { PurchaseCopy } from './purchaseCopy.ts'
import type { RejectionsCopy } from './rejectionsCopy.ts'
import type { ReportCopy } from './reportCopy.ts'
import type { RewardCopy } from './rewardCopy.ts'
import type { SavedCardsCopy } from './savedCardsCopy.ts'
import type { SearchCopy } from './searchCopy.ts'
import type { ServiceCopy } from './serviceCopy.ts'
import type { ShellCopy } from './shellCopy.ts'
import type { SignUpCopy } from './signUpCopy.ts'
import type { SpecialGroupCopy } from './specialGroupCopy.ts'
import type { StoresCopy } from './storesCopy.ts'
import type { ValidationCopy } from './validationCopy.ts'

export interface CopyByNoun {
  readonly account: AccountCopy
  readonly addressBook: AddressBookCopy
  readonly associate: AssociateCopy
  readonly cart: CartCopy
  readonly catalog: CatalogCopy
  readonly checkout: CheckoutCopy
  readonly debug: DebugCopy
  readonly errors: ErrorsCopy
  readonly favorites: FavoritesCopy
  readonly gift: GiftCopy
  readonly giftCard: GiftCardCopy
  readonly home: HomeCopy
  readonly location: LocationCopy
  readonly loyalty: LoyaltyCopy
  readonly order: OrderCopy
  readonly preferences: PreferencesCopy
  readonly product: ProductCopy
  readonly profile: ProfileCopy
  readonly purchase: PurchaseCopy
  readonly rejections: RejectionsCopy
  readonly report: ReportCopy
  readonly reward: RewardCopy
  readonly savedCards: SavedCardsCopy
  readonly search: SearchCopy
  readonly service: ServiceCopy
  readonly shell: ShellCopy
  readonly signUp: SignUpCopy
  readonly specialGroup: SpecialGroupCopy
  readonly stores: StoresCopy
  readonly validation: ValidationCopy
}
