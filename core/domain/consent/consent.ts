import type { ConsentCategory } from '../../../contracts/commands/consentCommand.ts'
import type { Locale } from '../locale/locales.ts'
import { mustAskConsent } from './mustAskConsent.ts'
import type { ConsentAnswer } from './mustAskConsent.ts'

/** TRK-02: required, performance and analytics, functional, targeting. */
export const consentCategories = ['C0001', 'C0002', 'C0003', 'C0004'] as const satisfies readonly ConsentCategory[]

/** `at`: epoch ms. */
export type GivenConsent = ConsentAnswer & { readonly at: number }

export type ConsentState = {
  readonly answer: ConsentAnswer | null
  /** `Sec-GPC` or `navigator.globalPrivacyControl`. */
  readonly hasPrivacyControl: boolean
}

/**
 * TRK-02, TRK-03: what is agreed to. The required category always is. Where nobody is asked, everything is, unless the
 * shopper has chosen otherwise. Global Privacy Control removes targeting everywhere.
 */
export const consentedCategories = (
  { answer, hasPrivacyControl }: ConsentState,
  locale: Locale,
): readonly ConsentCategory[] => {
  const chosen = mustAskConsent(answer, locale) ? [] : (answer?.categories ?? consentCategories)
  return allowedCategories(chosen, hasPrivacyControl)
}

/** TRK-01: whether anything of this category may be stored or sent. */
export const isConsented = (state: ConsentState, locale: Locale, category: ConsentCategory): boolean =>
  consentedCategories(state, locale).includes(category)

/** In their order, each once: with the required one, without targeting under Global Privacy Control. */
export const allowedCategories = (
  chosen: readonly ConsentCategory[],
  hasPrivacyControl: boolean,
): readonly ConsentCategory[] =>
  consentCategories.filter(
    (category) => category === 'C0001' || (chosen.includes(category) && !(hasPrivacyControl && category === 'C0004')),
  )
