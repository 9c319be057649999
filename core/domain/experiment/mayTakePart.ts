import { configurationOf } from '../configuration/configuration.ts'
import { isConsented } from '../consent/consent.ts'
import type { ConsentState } from '../consent/consent.ts'
import type { Locale } from '../locale/locales.ts'

/**
 * TRK-01, TRK-03: whether experiments may assign a visitor of a site, and may tell anybody about it: where they are
 * offered, with consent to targeting.
 */
export const mayTakePart = (locale: Locale, consent: ConsentState): boolean =>
  configurationOf(locale).features.experimentation && isConsented(consent, locale, 'C0004')
