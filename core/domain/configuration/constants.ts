/** CONST-01, ms. */
export const dialogTransition = 250

/** CONST-02 */
export const paginationDefaults = { page: 1, siblings: 2 } as const

/** CONST-03, ms. */
export const reloadGuardLifetime = 10_000

/** CONST-04, ms: how often toasts are checked; how long they stay comes from the configuration. */
export const toastCheckInterval = 200

/** CONST-24 (ERR-08), ms: how long a toast stays. */
export const toastDelay = 5000

/** CONST-05, CART-15 */
export const cartItemDefaults = { quantity: 1, maximumQuantity: 999_999 } as const

/** CONST-06 */
export const favoriteQuantity = 1

/** CONST-07 (AUTH-10): the token exchange is tried once more, after this many ms, only for this status. */
export const tokenRetry = { times: 1, delay: 2000, status: 409 } as const

/** CONST-08, CONST-14: in UTF-16 units. */
export const fieldLengths = {
  addressLine1: { maximum: 30 },
  addressLine2: { maximum: 30 },
  city: { maximum: 30 },
  name: { minimum: 2, maximum: 30 },
  password: { minimum: 8, maximum: 128 },
  email: { maximum: 100 },
} as const

/** CONST-09 */
export const calloutParts = 3

/** CONST-10 */
export const imageDefaults = { factor: 2, sharpen: 60, format: 'auto', devicePixelRatio: '2.0' } as const

/** CONST-11, ms. */
export const headerScroll = { debounce: 200, maximumWait: 500 } as const

/** CONST-12 */
export const pkceVerifierBytes = 32

/** CONST-13 (CART-28), ms. */
export const invalidCustomerReloadDelay = 4000

/**
 * CONST-15 (SEG-11): reported events are sent in batches of `size`, or after `flush` ms; a full queue accepts no more.
 */
export const eventBatch = { size: 10, flush: 1000, queue: 10_000 } as const

/**
 * CONST-16: how many are shown. `filters`: of a filter's values at first, after one and after two presses of "more".
 */
export const contentCounts = { upsellStacked: 3, relatedArticles: 4, articleGrid: 3, filters: [4, 10, 20] } as const

/** CONST-17 (CAT-40): how many are requested and reported, and how many placeholders wait for them. */
export const recommendationCounts = { reported: 24, skeletons: 16 } as const

/** CONST-18: entries a page of the content preview. */
export const previewLimits = { choices: [10, 20, 50], initial: 20 } as const

/** CONST-19, ms. */
export const contentDelays = { popUp: 2000, social: 500 } as const

/** CONST-20: seconds; a hosted video must be longer. */
export const cloudVideoMinimum = 30

/** CONST-24 (PROMO-05): messages that a promo bar shows. */
export const mostPromoMessages = 5

/** CONST-21: the measures of the content's own screens. Gradient stops in per cent. */
export const contentMeasures = {
  promoBar: '548px',
  navigation: '2.35rem',
  caption: '9.375rem',
  gradient: [35, 50, 0],
} as const

/** NAV-12: the size of the pictures that a menu is chosen by, px. */
export const visualSelectorWidth = 160

/** CONST-22 (AUTH-28, AUTH-29) */
export const channels = { browser: 'ECOMM', webview: 'MAPP' } as const
export const defaultSource = 'ECOM15'

/** CONST-23 */
export const countriesWithoutFreeShippingBenefit = ['FR', 'IT', 'DE', 'GB'] as const

/** BIS-06, ms: a store's session that is not used ends; its use is recorded at most this often. */
export const associateIdleLife = 30 * 60_000
export const associateNoteEvery = 60_000
