/** A postal code in capitals, without spaces and the American +4. */
export const bareCode = (country: string, text: string): string => {
  const bare = text.toUpperCase().replaceAll(/\s/g, '')
  return country === 'US' ? bare.replace(/-\d*$/, '') : bare
}

/** The postal code that the text is, or the beginning of one that is long enough to say a region; null = neither. */
export const postalCodeIn = (country: string, text: string): string | null => {
  const bare = bareCode(country, text)
  return (shapes[country] ?? fiveDigits).test(bare) ? bare : null
}

const fiveDigits = /^\d{2,5}$/

const shapes: Readonly<Record<string, RegExp>> = {
  US: /^\d{3,5}$/,
  CA: /^[A-Z]\d(?:[A-Z](?:\d(?:[A-Z]\d?)?)?)?$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]?(?:\d[A-Z]{0,2})?$/,
}

/** Anything with a postal code of the country. */
type Coded = { readonly document: { readonly postalCode: string } }

/**
 * STORE-01: the stores of the code's region, the nearest code first. A region shares the first three digits in the
 * United States, the first letter in Canada, the letters of the outward code in Great Britain (London is one), and the
 * first two digits elsewhere.
 */
export const nearCode = <Row extends Coded>(rows: readonly Row[], country: string, code: string): readonly Row[] =>
  byCode(
    rows.filter(
      ({ document }) => regionOf(country, bareCode(country, document.postalCode)) === regionOf(country, code),
    ),
    country,
    code,
  )

/**
 * The store from which the way to the others is measured. American codes rise from coast to coast, so that the nearest
 * code of any region says roughly where a code is; elsewhere a code outside of every store's region says nothing.
 */
export const anchorOf = <Row extends Coded>(rows: readonly Row[], country: string, code: string): Row | undefined =>
  (country === 'US' ? byCode(rows, country, code) : nearCode(rows, country, code))[0]

/** Those that share the longest beginning with the code come first, and of these the one that counts next to it. */
const byCode = <Row extends Coded>(rows: readonly Row[], country: string, code: string): readonly Row[] => {
  const shared = (row: Row) => sharedLength(bareCode(country, row.document.postalCode), code)
  const far = (row: Row) => Math.abs(rankOf(bareCode(country, row.document.postalCode)) - rankOf(code))
  return rows.toSorted((a, b) => shared(b) - shared(a) || far(a) - far(b))
}

const regionOf = (country: string, code: string): string => {
  if (country === 'US') return code.slice(0, 3)
  if (country === 'CA') return code.slice(0, 1)
  if (country !== 'GB') return code.slice(0, 2)
  const area = /^[A-Z]+/.exec(code)?.[0] ?? ''
  return london.has(area) ? 'London' : area
}

const london: ReadonlySet<string> = new Set(['E', 'EC', 'N', 'NW', 'SE', 'SW', 'W', 'WC'])

const longestCode = 7

/** Codes that stand next to each other have numbers next to each other. */
const rankOf = (code: string): number => Number.parseInt(code.padEnd(longestCode, '0'), 36)

export const sharedLength = (a: string, b: string): number => {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return length
}
