import { useState } from 'react'
import type { AddressEntry } from '../../../contracts/commands/addressEntry.ts'
import type { FieldFailure } from '../../../contracts/fieldFailure.ts'
import { validateAddress } from '../../../core/domain/address/validateAddress.ts'
import type { AddressRules } from '../../../core/domain/address/addressRules.ts'
import type { DialCode } from '../../../core/domain/phone/dialCodes.ts'
import { addressToSubmit } from './addressToKeep.ts'
import { useAddressRules } from './useAddressRules.ts'
import type { Keeping } from './useKept.ts'

/** An address form: local while typing, kept as `keeping` does, judged by the pure rules. A field is judged once it has been left or submitted. */
export const useAddressForm = ({ keep, flush }: Keeping, initial: AddressEntry, countries: readonly DialCode[], fallbackCountry: string, limit: (rules: AddressRules) => AddressRules = (rules) => rules) => {
  const [entry, setEntry] = useState<AddressEntry>(initial)
  const [judged, setJudged] = useState<ReadonlySet<string> | 'all'>(new Set())
  const country = entry.country ?? fallbackCountry
  const dialCode = entry.phoneCode ?? countries.find(({ code }) => code === country)?.dialCode ?? ''
  const whole: AddressEntry = { ...entry, country, phoneCode: dialCode }
  const rules = limit(useAddressRules(country).rules)
  const allFailures = validateAddress(addressToSubmit(whole), rules, countries)
  const change = (fields: AddressEntry) => {
    setEntry((so) => ({ ...so, ...fields }))
    keep(fields)
  }
  return {
    entry,
    country,
    dialCode,
    rules,
    /** What may be said now. */
    failures: judged === 'all' ? allFailures : allFailures.filter(({ field }) => judged.has(field)),
    change,
    leave: (field: string) => {
      flush()
      const value = (entry as Readonly<Record<string, string | undefined>>)[field]
      if (value !== undefined && value !== '') setJudged((so) => (so === 'all' ? so : new Set([...so, field])))
    },
    /** Judges every field; the address to send, or null when something does not pass. */
    submit: (): AddressEntry | null => {
      flush()
      setJudged('all')
      return allFailures.length === 0 ? addressToSubmit(whole) : null
    },
    isFailing: (field: string): boolean => allFailures.some((failure: FieldFailure) => failure.field === field),
  }
}

export type AddressForm = ReturnType<typeof useAddressForm>
