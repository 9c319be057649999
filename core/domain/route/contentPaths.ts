/** Path under the locale → key of its words. RT-13: the content routes but /forgot-password, which has a form, and some of our own. */
export const contentPaths: ReadonlyMap<string, string> = new Map([
  ['/help/delivery', 'delivery'],
  ['/help/returns/how-to-return', 'returns'],
  ['/help/size-guides', 'sizeGuides'],
  ['/help/contact-us', 'contact'],
  ['/repairs', 'repairs'],
  ['/about', 'about'],
  ['/materials', 'materials'],
  ['/privacy', 'privacy'],
  ['/brand-terms', 'terms'],
  ['/loyalty', 'loyalty'],
  ['/loyalty-terms', 'loyaltyTerms'],
  ['/sale-terms', 'saleTerms'],
  ['/sms-terms', 'smsTerms'],
  ['/associate-discount-terms', 'associateDiscountTerms'],
])
