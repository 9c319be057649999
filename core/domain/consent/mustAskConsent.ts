import type { ConsentCategory } from '../../../contracts/commands/consentCommand.ts'
import { locales } from '../locale/locales.ts'
import type { Locale } from '../locale/locales.ts'

/** What a shopper agreed to, under which version of the notice. */
export type ConsentAnswer = { readonly categories: readonly ConsentCategory[]; readonly policyVersion: number }

/** The version of the notice that shoppers answer. With a new one, they are asked again. */
export const consentPolicyVersion = 1

/** TRK-03: only the European sites ask, until the present notice is answered. */
export const mustAskConsent = (answer: ConsentAnswer | null, locale: Locale): boolean =>
  locales[locale].site === 'EMEA' && answer?.policyVersion !== consentPolicyVersion
