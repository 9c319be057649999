type Town = {
  readonly city?: string | undefined
  readonly province?: string | undefined
  readonly postalCode?: string | undefined
  readonly country?: string | undefined
}

/** The line of an envelope with the town; by country, the postal code is before it or at its end. */
export const townLine = ({ city, province, postalCode, country = '' }: Town): string =>
  (codeFirst.has(country) ? [postalCode, city, province] : [city, province, postalCode]).filter(Boolean).join(' ')

const codeFirst: ReadonlySet<string> = new Set(['FR', 'DE', 'IT', 'ES'])
