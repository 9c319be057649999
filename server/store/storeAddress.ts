import type { Address } from '../../contracts/api/address.ts'
import type { StoreDocument } from './storeSearch.ts'

type Place = { readonly city: string; readonly country: string; readonly document: unknown }

/** Where a store stands, as an address is written. */
export function storeAddress({ city, country, document }: Place): Address & {
  readonly addressLine1: string
  readonly city: string
  readonly postalCode: string
  readonly country: string
  readonly phone: string
} {
  const { street, province, postalCode, phone } = document as StoreDocument
  return { addressLine1: street, city, ...(province === undefined ? {} : { province }), postalCode, country, phone }
}
