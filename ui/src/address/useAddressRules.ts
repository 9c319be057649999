import { useEffect, useMemo } from 'react'
import { addressRules, defaultAddressRules, refusedPatterns } from '../../../core/domain/address/addressRules.ts'
import type { AddressRules } from '../../../core/domain/address/addressRules.ts'
import { needsProvince } from '../../../core/domain/address/needsProvince.ts'
import { postalCodeRules } from '../../../core/domain/address/postalCodeRules.ts'
import { note } from '../bridge/note.ts'
import { useSideQuery } from '../bridge/useSideQuery.ts'

/** VAL-36, CHK-12: the rules of the country as this code knows them, under those the server sends when it can be reached. A pattern that cannot be run is only logged. */
export const useAddressRules = (country: string): AddressRules => {
  const answer = useSideQuery('sideLookup', { name: 'addressFields', ask: { countryCode: country } })
  useEffect(() => {
    if (answer)
      for (const { field, reason } of refusedPatterns(answer))
        note({ kind: 'setting', about: `addressFields.${country}.${field}`, reason })
  }, [country, answer])
  return useMemo(() => addressRules(rulesKnownHere(country), answer), [country, answer])
}

/** VAL-35, VAL-41: what a postal code looks like, and whether there is a province, is known without the server. */
const rulesKnownHere = (country: string): AddressRules => ({
  fields: {
    ...defaultAddressRules.fields,
    postalCode: { ...defaultAddressRules.fields['postalCode'], ...postalCodeRules[country] },
    province: { required: needsProvince(country) },
  },
})
