import type { Site } from '../locale/locales.ts'

/** PHONE-09: one entry of the dial-code picker. `code` is the country, `dialCode` digits without a plus. */
export type DialCode = { readonly code: string; readonly name: string; readonly dialCode: string }

/** PHONE-02: an X is a digit of the national number. PHONE-05: codes without a mask here take their site's. */
const masks: Readonly<Record<string, readonly string[]>> = {
  '1': ['(XXX) XXX - XXXX'],
  '31': ['XXX - XXX - XXX'],
  '32': ['X - XXX - XX - XX', 'XXX - XX - XX - XX'],
  '33': ['X XX XX XX XX'],
  '34': ['XXX - XXX - XXX'],
  '39': ['XXX - XXX - XXX', 'XXX - XXX - XXXX'],
  '41': ['XXX - XXX - XXX'],
  '43': ['XXX - XXX - XXXX', 'XXX - XXX - XXXXX'],
  '44': [],
  '45': ['XX - XX - XX - XX'],
  '46': ['XXX - XXX - XXX'],
  '47': ['XX - XX - XX - XX'],
  '48': ['XXX - XXX - XXX'],
  '49': ['XXX - XXX - XXXX', 'XXX - XXX - XXXXX'],
  '351': ['XXX - XXX - XXX'],
  '353': ['XX - XXX - XXXX'],
  '358': ['XX - XXX - XXXX', 'XX - XXXX - XXXX'],
}

/** PHONE-05 */
const siteMasks: Readonly<Record<Site, readonly string[]>> = {
  NA: ['(XXX) XXX - XXXX'],
  EMEA: ['XXXX - XXX - XXX'],
}

/** PHONE-02, PHONE-05: the masks of a dial code, the shortest first. */
export const masksFor = (dialCode: string, site: Site): readonly string[] => {
  const own = Object.hasOwn(masks, dialCode) ? masks[dialCode] : undefined
  return own && own.length > 0 ? own : siteMasks[site]
}

export const digitCount = (mask: string): number => mask.split('X').length - 1

/** PHONE-06: whether so many national digits are a whole number of this dial code. */
export const fitsMask = (national: string, dialCode: string, site: Site): boolean =>
  masksFor(dialCode, site).some((mask) => digitCount(mask) === national.length)

/** PHONE-02: the longest known dial code the digits begin with. */
export const leadingDialCode = (digits: string, alsoKnown: readonly string[]): string | null =>
  [...Object.keys(masks), ...alsoKnown]
    .filter((known) => known !== '' && digits.startsWith(known))
    .reduce<string | null>((longest, known) => (longest !== null && longest.length >= known.length ? longest : known), null)
