/**
 * CART-34…38, SHIP-11…16: the codes that are messages of the cart. Ours: a collection point that is no longer available
 * (STORE-02).
 */
export const flashCodes = [
  'ProductLineItemInventoryMissing',
  'ProductItemNotAvailable',
  'ProductLineItemFullInventoryMissing',
  'InvalidShippingAddress',
  'ProductItemMaxQuantity',
  'ProductItemRequired',
  'PickupToHome',
  'PickupToStore',
  'StoreToHome',
  'StoreToPickup',
  'HomeToPickup',
  'OrderShippingMethodDowngraded',
  'PointToHome',
] as const

export type FlashCode = (typeof flashCodes)[number]

/** ERR-14: an error detail with one of these as its errorId reloads the cart. */
export const isFlashCode = (code: string): code is FlashCode => flashCodes.some((known) => known === code)

/** CHK-05: after these the checkout returns to shipping; the others keep the step. */
export const returnsToShipping = (code: string): boolean =>
  code === 'PickupToHome' || code === 'StoreToHome' || code === 'PointToHome' || code === 'InvalidShippingAddress'
