/** Nouns whose messages are needed together: one file per language, and one request (the first: every page needs it). */
export const copyParts = {
  copy: ['shell', 'errors', 'favorites', 'blocks', 'catalog'],
  late: ['cart'],
  product: ['product', 'reviews', 'zoom', 'delivery'],
  checkout: ['checkout', 'savedCards', 'gift', 'giftCard', 'addressBook'],
  form: ['account', 'validation'],
  membership: ['signUp', 'profile', 'preferences', 'loyalty', 'reward', 'associate', 'specialGroup'],
  orders: ['purchase', 'order'],
  places: ['stores', 'location'],
  service: ['service', 'report', 'preview'],
}

/** The name of a part's files, before the language: `copy-late-en`. */
export const partName = (part: string): string => (part === 'copy' ? part : `copy-${part}`)
