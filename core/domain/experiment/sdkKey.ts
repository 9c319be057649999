import type { Site } from '../locale/locales.ts'

/** SEG-10: by which a site's datafile is fetched. Not a secret. */
export const sdkKeyOf: Readonly<Record<Site, string>> = { NA: 'cairn-na', EMEA: 'cairn-emea' }
