import { useState } from 'react'
import type { AddressEntry } from '../../../contracts/commands/addressEntry.ts'
import type { FieldFailure } from '../../../contracts/fieldFailure.ts'
import type { RefusalView } from '../../../contracts/views/lineView.ts'
import { validateAddress } from '../../../core/domain/address/validateAddress.ts'
import type { AddressRules } from '../../../core/domain/address/addressRules.ts'
import type { DialCode } from '../../../core/domain/phone/dialCodes.ts'
import { provinces, withProvinceCode } from '../../../core/domain/address/provinces.ts'
import { useAddressRules } from './useAddressRules.ts'
import type { Keeping } from './useKept.ts'

/**
 * An address form: local while typing, saved as `keeping` says, checked by the pure rules. A field is checked once it
 * has been left or submitted; all are checked once the server has refused the address (`refused`), and the field that
 * it names is marked until it changes.
 */
export const useAddressForm = (
  { keep, flush }: Keeping,
  initial: AddressEntry,
  countries: readonly DialCode[],
  fallbackCountry: string,
  refused: Pick<RefusalView, 'field'> | null,
  limit: (rules: AddressRules) => AddressRules = (rules) => rules,
) => {
  const [entry, setEntry] = useState<AddressEntry>(() => withProvinceCode(initial, initial.country ?? fallbackCountry))
  const [judged, setJudged] = useState<ReadonlySet<string> | 'all'>(new Set())
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const country = entry.country ?? fallbackCountry
  const dialCode = entry.phoneCode ?? countries.find(({ code }) => code === country)?.dialCode ?? ''
  const whole: AddressEntry = { ...entry, country, phoneCode: dialCode }
  const known = useAddressRules(country)
  // VAL-36: the list is here before the server has sent its own, so the form is complete offline too.
  const list = known.provinces ?? provinces[country]
  const rules = limit(list ? { ...known, provinces: list } : known)
  const allFailures = validateAddress(addressToSubmit(whole), rules, countries)
  const refusedField = refused?.field
  const isMarked =
    refusedField !== undefined &&
    Object.hasOwn(rules.fields, refusedField) &&
    !changed.has(refusedField) &&
    !allFailures.some(({ field }) => field === refusedField)
  const shownFailures =
    judged === 'all' || refused !== null ? allFailures : allFailures.filter(({ field }) => judged.has(field))
  const change = (fields: AddressEntry) => {
    setChanged((so) => new Set([...so, ...Object.keys(fields)]))
    setEntry((so) => ({ ...so, ...fields }))
    keep(fields)
  }
  return {
    entry,
    country,
    dialCode,
    rules,
    /** What may be shown now. */
    failures: isMarked
      ? [...shownFailures, { field: refusedField, rule: refusedField === 'province' ? 'oneOf' : 'pattern' }]
      : shownFailures,
    change,
    leave: (field: string) => {
      flush()
      const fields: Readonly<Record<string, string | undefined>> = entry
      const value = fields[field]
      if (value !== undefined && value !== '') setJudged((so) => (so === 'all' ? so : new Set([...so, field])))
    },
    /** Checks every field; the address to send, or null if something is invalid. */
    submit: (): AddressEntry | null => {
      flush()
      setJudged('all')
      return allFailures.length === 0 ? addressToSubmit(whole) : null
    },
    isFailing: (field: string): boolean => allFailures.some((failure: FieldFailure) => failure.field === field),
  }
}

export type AddressForm = ReturnType<typeof useAddressForm>

/** A form's fields as submitted: empty ones are left out. */
export const addressToSubmit = (entry: AddressEntry): AddressEntry =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value.trim() !== ''))
