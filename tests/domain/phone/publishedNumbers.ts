import fc from 'fast-check'
import { Metadata } from 'libphonenumber-js/core'
import type { CountryCode, MetadataJson } from 'libphonenumber-js/core'
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' }
import published from 'libphonenumber-js/metadata.max.json' with { type: 'json' }

/**
 * A number that libphonenumber's metadata calls valid: digits of the country code, and the national digits without a
 * trunk prefix.
 */
export type PublishedNumber = {
  readonly country: string
  readonly dialCode: string
  readonly national: string
  readonly type: string
}

/** The countries of the shop's locales and of every dial code with its own masks. */
export const maskedCountries = [
  'US',
  'CA',
  'GB',
  'GG',
  'JE',
  'IM',
  'FR',
  'DE',
  'IT',
  'ES',
  'NL',
  'BE',
  'CH',
  'AT',
  'DK',
  'SE',
  'NO',
  'PL',
  'PT',
  'IE',
  'FI',
  'AX',
] as const

const planOf = (country: string): Plan => {
  const metadata = new Metadata(published as unknown as MetadataJson)
  metadata.selectNumberingPlan(country as CountryCode)
  const plan = metadata.numberingPlan as unknown as Plan & { readonly callingCode: () => string }
  return { countryCallingCode: () => plan.callingCode(), type: (name) => plan.type(name) }
}

/** The example number of every country. */
export const everyExample: readonly PublishedNumber[] = Object.entries(examples).map(([country, national]) => ({
  country,
  dialCode: planOf(country).countryCallingCode(),
  national,
  type: 'MOBILE',
}))

/** This many numbers of each type of personal phone, drawn from the published patterns; always the same ones. */
export const numbersOf = (country: string, count: number): readonly PublishedNumber[] => {
  const plan = planOf(country)
  return callableTypes.flatMap((type) => {
    const pattern = plan.type(type)?.pattern()
    if (pattern === undefined || pattern === '') return []
    return fc
      .sample(fc.stringMatching(new RegExp(`^(?:${pattern})$`)), { numRuns: count, seed: 17 })
      .map((national) => ({ country, dialCode: plan.countryCallingCode(), national, type }))
  })
}

/** Neither pagers nor voice mail boxes. */
const callableTypes = [
  'FIXED_LINE',
  'MOBILE',
  'TOLL_FREE',
  'PREMIUM_RATE',
  'PERSONAL_NUMBER',
  'UAN',
  'VOIP',
  'SHARED_COST',
] as const

type Plan = {
  readonly countryCallingCode: () => string
  readonly type: (name: string) => { readonly pattern: () => string } | undefined
}
