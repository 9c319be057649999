import type { SeedDocument } from './SeedDocument.ts'
import { about } from './shop/about.ts'
import { associateDiscountTerms } from './shop/associateDiscountTerms.ts'
import { brandTerms } from './shop/brandTerms.ts'
import { contactUs } from './shop/contactUs.ts'
import { deliveryPage } from './shop/deliveryPage.ts'
import { howToReturn } from './shop/howToReturn.ts'
import { loyalty } from './shop/loyalty.ts'
import { loyaltyTerms } from './shop/loyaltyTerms.ts'
import { materials } from './shop/materials.ts'
import { privacy } from './shop/privacy.ts'
import { repairs } from './shop/repairs.ts'
import { saleTerms } from './shop/saleTerms.ts'
import { sizeGuides } from './shop/sizeGuides.ts'
import { smsTerms } from './shop/smsTerms.ts'

/** RT-13: the content routes. The key of each is the last part of its path. */
export const shopPages: readonly SeedDocument[] = [
  about,
  associateDiscountTerms,
  brandTerms,
  contactUs,
  deliveryPage,
  howToReturn,
  loyalty,
  loyaltyTerms,
  materials,
  privacy,
  repairs,
  saleTerms,
  sizeGuides,
  smsTerms,
]
