import type { Site } from '../locale/locales.ts'

/** PHONE-09: one entry of the dial-code picker. `code` is the country, `dialCode` digits without a plus. */
export type DialCode = { readonly code: string; readonly name: string; readonly dialCode: string }

/** National numbers that begin like this use one of these masks, the shortest first. */
type MaskRule = readonly [begins: RegExp, ...masks: string[]]

/**
 * PHONE-02: how each country writes its numbers, without the trunk zero. An X is a digit, an x one that may be missing.
 * The first rule whose prefix matches the number decides. PHONE-05: codes without rules here use their site's mask.
 */
const rules: Readonly<Record<string, readonly MaskRule[]>> = {
  '1': [[/^/, '(XXX) XXX - XXXX']],
  '31': [
    [/^6/, 'X XX XX XX XX'],
    [/^/, 'XX XXXxxxxxx'],
  ],
  '32': [
    [/^4[5-9]/, 'XXX XX XX XX'],
    [/^[2-49]/, 'X XXX XX XX'],
    [/^/, 'XX XX XX XX'],
  ],
  '33': [
    [/^8/, 'XXX XX XX XX'],
    [/^/, 'X XX XX XX XX'],
  ],
  '34': [[/^/, 'XXX XX XX XX']],
  '39': [
    [/^0[26]/, 'XX XXXXxxxxxx'],
    [/^0[13-9][0159]/, 'XXX XXXxxxxxx'],
    [/^0/, 'XXXX XXxxxxxx'],
    [/^3/, 'XXX XXX XXXx'],
    [/^/, 'XXX XXXxxxx'],
  ],
  '41': [[/^/, 'XX XXX XX XX']],
  '43': [
    [/^1/, 'X XXXxxxxxxxx'],
    [/^/, 'XXX XXxxxxxxxx'],
  ],
  '44': [
    [/^2|^5[56]|^70/, 'XX XXXX XXXX'],
    [/^7/, 'XXXX XXXXXX'],
    [/^1(?!.1|1)/, 'XXXX XXXXXx'],
    [/^8(?:00|45)/, 'XXX XXXX', 'XXX XXX XXXx'],
    [/^/, 'XXX XXX XXXX'],
  ],
  '45': [[/^/, 'XX XX XX XX']],
  '46': [
    [/^7/, 'XX XXX XX XX'],
    [/^8/, 'X XXX XXXxx'],
    [/^/, 'XX XXXXxxxx'],
  ],
  '47': [
    [/^0/, 'XXXXX'],
    [/^[489]/, 'XXX XX XXX'],
    [/^/, 'XX XX XX XX'],
  ],
  '48': [[/^/, 'XXX XXX Xxxx']],
  '49': [
    [/^491/, 'XXX XXXxxxxx'],
    [/^49/, 'XXXX XXxxxxx'],
    [/^3[02]|^40|^[68]9/, 'XX XXXxxxxxxxx'],
    [/^1|^20[1-389]|^21[24]|^228|^234|^3[3-9][15]|^340|^[24-9].1|^906|^[7-9]00/, 'XXX XXxxxxxxxx'],
    [/^/, 'XXXX Xxxxxxxxx'],
  ],
  '351': [[/^/, 'XXX XXX XXX']],
  '353': [
    [/^1/, 'X XXX XXXXxx'],
    [/^/, 'XX XXX XXxxx'],
  ],
  '358': [[/^/, 'XX XXXxxxxxxx']],
}

/** PHONE-05 */
const siteRules: Readonly<Record<Site, readonly MaskRule[]>> = {
  NA: [[/^/, '(XXX) XXX - XXXX']],
  EMEA: [[/^/, 'XXXX - XXX - XXX']],
}

/** PHONE-02, PHONE-05: the masks for a national number that begins with these digits, the shortest first. */
export const masksFor = (national: string, dialCode: string, site: Site): readonly string[] => {
  const [, ...masks] = ((hasOwnMasks(dialCode) && rules[dialCode]) || siteRules[site]).find(([begins]) =>
    begins.test(national),
  ) ?? [/^/]
  return masks
}

/** PHONE-02: whether the list has this dial code. */
export const hasOwnMasks = (dialCode: string): boolean => Object.hasOwn(rules, dialCode)

/** The number of digits in a mask. */
export const digitCount = (mask: string): number => mask.replace(/[^Xx]/g, '').length

/** PHONE-06: whether this many national digits are a complete number of this dial code. */
export const fitsMask = (national: string, dialCode: string, site: Site): boolean =>
  masksFor(national, dialCode, site).some(
    (mask) => leastDigits(mask) <= national.length && national.length <= digitCount(mask),
  )

const leastDigits = (mask: string): number => mask.split('X').length - 1

/** PHONE-02: the longest known dial code with which the digits begin. */
export const leadingDialCode = (digits: string, alsoKnown: readonly string[]): string | null =>
  [...Object.keys(rules), ...alsoKnown]
    .filter((known) => known !== '' && digits.startsWith(known))
    .reduce<string | null>(
      (longest, known) => (longest !== null && longest.length >= known.length ? longest : known),
      null,
    )
