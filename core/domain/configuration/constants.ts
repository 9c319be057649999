/** CONST-01, ms. */
export const dialogTransition = 250

/** CONST-02 */
export const paginationDefaults = { page: 1, siblings: 2 } as const

/** CONST-03, ms. */
export const reloadGuardLifetime = 10_000

/** CONST-04, ms: how often toasts are checked; how long they stay comes from the configuration. */
export const toastCheckInterval = 200

/** CONST-05, CART-15 */
export const cartItemDefaults = { quantity: 1, maximumQuantity: 999_999 } as const

/** CONST-06 */
export const favoriteQuantity = 1

/** CONST-07 (AUTH-10): the token exchange is tried once more, after so many ms, on this status alone. */
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

/** CONST-22 (AUTH-28, AUTH-29) */
export const channels = { browser: 'ECOMM', webview: 'MAPP' } as const
export const defaultSource = 'ECOM15'

/** CONST-23 */
export const countriesWithoutFreeShippingBenefit = ['FR', 'IT', 'DE', 'GB'] as const
