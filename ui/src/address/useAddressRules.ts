import { useEffect, useMemo } from 'react'
import {
  addressRules,
  defaultAddressRules,
  needsProvince,
  refusedPatterns,
} from '../../../core/domain/address/addressRules.ts'
import type { AddressRules } from '../../../core/domain/address/addressRules.ts'
import { postalCodeRules } from '../../../core/domain/address/postalCode.ts'
import { useSideQuery } from '../bridge/core/useQuery.ts'
import { note } from '../bridge/note.ts'

/**
 * VAL-36, CHK-12: the country's rules in this code, overridden by those the server sends if it can be reached. A
 * pattern that cannot be run is only logged.
 */
export const useAddressRules = (country: string): AddressRules => {
  const answer = useSideQuery('sideLookup', { name: 'addressFields', ask: { countryCode: country } })
  useEffect(() => {
    if (answer)
      for (const { field, reason } of refusedPatterns(answer))
        note({ kind: 'setting', about: `addressFields.${country}.${field}`, reason })
  }, [country, answer])
  return useMemo(() => addressRules(rulesKnownHere(country), answer), [country, answer])
}

/** VAL-35, VAL-41: the format of a postal code, and whether there is a province, are known without the server. */
const rulesKnownHere = (country: string): AddressRules => ({
  fields: {
    ...defaultAddressRules.fields,
    postalCode: { ...defaultAddressRules.fields['postalCode'], ...postalCodeRules[country] },
    province: { required: needsProvince(country) },
  },
})
