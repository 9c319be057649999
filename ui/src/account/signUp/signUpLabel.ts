import type { SignUpField } from '../../../../core/domain/account/signUpFailures.ts'
import { locales } from '../../../../core/domain/locale/locales.ts'
import type { Locale } from '../../../../core/domain/locale/locales.ts'
import type { SignUpCopy } from '../../copy/copyByNoun.ts'

/** The label of a sign-up field, in its country. */
export const signUpLabel = (t: SignUpCopy, field: SignUpField, locale: Locale): string => {
  if (field === 'postalCode') return t.postalCode({ country: locales[locale].country })
  return field === 'isTermsConfirmed' ? t.termsField() : t[field]()
}
