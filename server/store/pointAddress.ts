import type { Address } from '../../contracts/api/address.ts'
import type { PointDocument } from './StoreTables.ts'

type Place = {
  readonly name: string
  readonly city: string
  readonly country: string
  readonly document: PointDocument
}

/** Where a collection point is, as it is written on a parcel: its name above its street. */
export function pointAddress({ name, city, country, document: { street, province, postalCode } }: Place): Address {
  return {
    addressLine1: name,
    addressLine2: street,
    city,
    ...(province === undefined ? {} : { province }),
    postalCode,
    country,
  }
}
