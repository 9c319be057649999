import type { AddressFields } from '../../contracts/api/utilityApi.ts'
import { needsProvince } from '../../core/domain/address/needsProvince.ts'
import { postalCodeRules } from '../../core/domain/address/postalCodeRules.ts'
import { provinces } from '../../core/domain/address/provinces.ts'

/** VAL-36, VAL-41: what a country changes about the address form's defaults; undefined where the shop does not ship. */
export function addressFieldRules(country: string): AddressFields | undefined {
  const list = provinces[country]
  if (!Object.hasOwn(provinces, country) || !list) return undefined
  const postalCode = { required: true, ...postalCodeRules[country], maxLength: 10 }
  return { fields: { postalCode, province: { required: needsProvince(country) } }, provinces: list }
}
