/** SHIP-02 */
export const defaultShippingId = 'me'

export const shippingIdOf = (shipment: { readonly shippingId?: string | undefined }): string =>
  shipment.shippingId ?? defaultShippingId

/** SHIP-03: a store's own pickup and a collection point; no other code. */
export const isPickup = (code: string): boolean => code === 'pickup' || code === 'pudo'
