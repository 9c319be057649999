import { useEffect, useMemo } from 'react'
import { addressRules, defaultAddressRules, refusedPatterns } from '../../../core/domain/address/addressRules.ts'
import type { AddressRules } from '../../../core/domain/address/addressRules.ts'
import { needsProvince } from '../../../core/domain/address/needsProvince.ts'
import { postalCodeRules } from '../../../core/domain/address/postalCodeRules.ts'
import { note } from '../bridge/note.ts'
import { useSideQuery } from '../bridge/useSideQuery.ts'

/** VAL-36, CHK-12: the defaults under the rules of the country, from the shop or from the cache of an earlier visit. A pattern that cannot be run is only logged. */
export const useAddressRules = (country: string): { readonly rules: AddressRules; readonly isKnown: boolean } => {
  const answer = useSideQuery('sideLookup', { name: 'addressFields', ask: { countryCode: country } })
  useEffect(() => {
    if (answer) for (const { field, reason } of refusedPatterns(answer)) note({ kind: 'setting', about: `addressFields.${country}.${field}`, reason })
  }, [country, answer])
  return useMemo(() => ({ rules: addressRules(rulesKnownHere(country), answer), isKnown: answer !== null }), [country, answer])
}

/** VAL-35, VAL-41: what a postal code looks like, and whether there is a province, is known without the shop. */
const rulesKnownHere = (country: string): AddressRules => ({
  fields: {
    ...defaultAddressRules.fields,
    postalCode: { ...defaultAddressRules.fields['postalCode'], ...postalCodeRules[country] },
    province: { required: needsProvince(country) },
  },
})
