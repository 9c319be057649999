/** RT-13: the content routes that are documents (/forgot-password has a form instead), and some of our own. */
export const contentRoutes = [
  '/help/delivery',
  '/help/returns/how-to-return',
  '/help/size-guides',
  '/help/contact-us',
  '/repairs',
  '/about',
  '/imprint',
  '/withdrawal',
  '/materials',
  '/privacy',
  '/brand-terms',
  '/loyalty',
  '/loyalty-terms',
  '/sale-terms',
  '/sms-terms',
  '/associate-discount-terms',
] as const
