import type { SeedDocument } from './SeedDocument.ts'
import { about, materials, repairs } from './shop/companyPages.ts'
import { associateDiscountTerms, brandTerms } from './shop/brandPages.ts'
import { contactUs, deliveryPage, howToReturn } from './shop/helpPages.ts'
import { imprint } from './shop/lawPages.ts'
import { loyalty, loyaltyTerms } from './shop/loyaltyPages.ts'
import { newsletter } from './shop/newsletterPage.ts'
import { privacy, saleTerms, smsTerms } from './shop/termsPages.ts'
import { sizeGuides } from './shop/sizeGuides.ts'
import { withdrawal } from './shop/withdrawalPage.ts'

/** RT-13: the content routes. The key of each is the last part of its path. */
export const shopPages: readonly SeedDocument[] = [
  about,
  associateDiscountTerms,
  brandTerms,
  contactUs,
  deliveryPage,
  howToReturn,
  imprint,
  loyalty,
  loyaltyTerms,
  materials,
  newsletter,
  privacy,
  repairs,
  saleTerms,
  sizeGuides,
  smsTerms,
  withdrawal,
]
