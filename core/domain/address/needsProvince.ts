/** VAL-35: where a letter without its state or province goes astray. Elsewhere an address names none. */
export const needsProvince = (country: string): boolean => withProvince.has(country)

const withProvince: ReadonlySet<string> = new Set(['US', 'CA', 'IT', 'ES'])
