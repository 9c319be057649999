type Town = {
  readonly city?: string | undefined
  readonly province?: string | undefined
  readonly postalCode?: string | undefined
  readonly country?: string | undefined
}

/** The line of an envelope that names the town: the postal code stands before it or at its end, as the country has it. */
export const townLine = ({ city, province, postalCode, country = '' }: Town): string =>
  (codeFirst.has(country) ? [postalCode, city, province] : [city, province, postalCode]).filter(Boolean).join(' ')

const codeFirst: ReadonlySet<string> = new Set(['FR', 'DE', 'IT', 'ES'])
