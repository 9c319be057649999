import type { ShippingMethodCode } from '../../../contracts/api/basket.ts'

/** SHIP-04: exactly these seven. */
export const shippingMethodCodes = [
  'pickup',
  'pudo',
  'sts',
  'digital',
  'customs',
  'standard',
  'home',
] as const satisfies readonly ShippingMethodCode[]

export const isShippingMethodCode = (code: string): code is ShippingMethodCode =>
  shippingMethodCodes.some((known) => known === code)

/** SHIP-02 */
export const defaultShippingId = 'me'

export const shippingIdOf = (shipment: { readonly shippingId?: string | undefined }): string =>
  shipment.shippingId ?? defaultShippingId

/** SHIP-03: a store's own pickup and a collection point; no other code. */
export const isPickup = (code: string): boolean => code === 'pickup' || code === 'pudo'

/** SHIP-06: of the methods offered, those a line may take: digital goods only `digital`, customised ones only `customs`. */
export const methodsForLine = <Method extends { readonly code: string }>(
  line: { readonly isDigitalProduct: boolean; readonly isCustoms: boolean },
  offered: readonly Method[],
): readonly Method[] => {
  const only = line.isDigitalProduct ? 'digital' : line.isCustoms ? 'customs' : null
  return offered.filter(({ code }) => (only === null ? code !== 'digital' && code !== 'customs' : code === only))
}

/** SHIP-06 */
export const needsShippingAddress = (lines: readonly { readonly isDigitalProduct: boolean }[]): boolean =>
  lines.some((line) => !line.isDigitalProduct)
