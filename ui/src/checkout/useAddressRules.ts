import { useMemo } from 'react'
import { addressRules, defaultAddressRules } from '../../../core/domain/address/addressRules.ts'
import type { AddressRules } from '../../../core/domain/address/addressRules.ts'
import { postalCodeRules } from '../../../core/domain/address/postalCodeRules.ts'
import { useQuery } from '../bridge/useQuery.ts'

/** VAL-36, CHK-12: the defaults under the rules of the country, from the shop or from the cache of an earlier visit. */
export const useAddressRules = (country: string): { readonly rules: AddressRules; readonly isKnown: boolean } => {
  const asked = useQuery({ name: 'addressFields', ask: { countryCode: country } })
  const answer = asked.state === 'answered' ? asked.answer : null
  return useMemo(() => ({ rules: addressRules(withPostalCode(country), answer), isKnown: answer !== null }), [country, answer])
}

/** VAL-41: what a postal code looks like is known without the shop. */
const withPostalCode = (country: string): AddressRules => ({
  fields: { ...defaultAddressRules.fields, postalCode: { ...defaultAddressRules.fields['postalCode'], ...postalCodeRules[country] } },
})
