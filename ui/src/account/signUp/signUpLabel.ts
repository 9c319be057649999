import type { SignUpField } from '../../../../core/domain/account/signUpFailures.ts'
import { locales } from '../../../../core/domain/locale/locales.ts'
import type { Locale } from '../../../../core/domain/locale/locales.ts'
import type { SignUpCopy } from '../../copy/types/signUpCopy.ts'

/** What a field of the sign-up is called, in its country. */
export const signUpLabel = (t: SignUpCopy, field: SignUpField, locale: Locale): string => {
  if (field === 'postalCode') return t.postalCode({ country: locales[locale].country })
  return field === 'isTermsConfirmed' ? t.termsField() : t[field]()
}
