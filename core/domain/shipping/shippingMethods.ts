/** SHIP-02 */
export const defaultShippingId = 'me'

export const shippingIdOf = (shipment: { readonly shippingId?: string | undefined }): string =>
  shipment.shippingId ?? defaultShippingId

/** SHIP-03: store pickup and collection points; no other code. */
export const isPickup = (code: string): boolean => code === 'pickup' || code === 'pudo'

/**
 * SHIP-10: same day first, then by the first digit in the delivery time, those without a digit last; ties keep their
 * order.
 */
export const sortShippingMethods = <Method extends { readonly deliveryTime: string }>(
  methods: readonly Method[],
): readonly Method[] => [...methods].sort((a, b) => speedOf(a.deliveryTime) - speedOf(b.deliveryTime))

/** Only the first digit, as the rule is written: '10-12 days' counts as 1. */
const speedOf = (deliveryTime: string): number => {
  if (/same day/i.test(deliveryTime)) return -1
  const digit = /\d/.exec(deliveryTime)?.[0]
  return digit === undefined ? 10 : Number(digit)
}
