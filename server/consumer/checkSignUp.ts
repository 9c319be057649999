import type { SignUpEntry } from '../../contracts/api/signUpApi.ts'
import { refusalOfField } from '../../core/domain/account/signUpRefusal.ts'
import { signUpFailures } from '../../core/domain/account/signUpFailures.ts'
import { hasSimplifiedSignUp } from '../../core/domain/account/signUpFields.ts'
import { dateOfInstant } from '../../core/domain/calendar/calendarDate.ts'
import { refuse } from '../http/answer.ts'
import type { Refusal } from '../http/answer.ts'
import type { Context } from '../http/Context.ts'
import { countries } from '../utility/countries.ts'

/** VAL-37, SIGN-12…19: the rules of the form once more, on the server's day; the first field that does not pass, with the nearest code. */
export function checkSignUp(entry: SignUpEntry, { locale, now }: Pick<Context, 'locale' | 'now'>): Refusal | null {
  const isSimplified = hasSimplifiedSignUp(locale.code) && Object.keys(entry).every((name) => simplified.has(name))
  const { subscriptions: _, source: __, ...values } = entry
  const isTermsConfirmed = entry.isTermsConfirmed === true || entry.termsConditionsAndPolicy === true
  const [first] = signUpFailures(
    { ...values, isTermsConfirmed },
    {
      variant: isSimplified ? 'simplified' : 'full',
      locale: locale.code,
      today: dateOfInstant(now),
      dateFormat: 'YYYY-MM-DD',
      dialCodes: countries(locale).map(({ dialCode }) => dialCode),
    },
  )
  return first ? refuse(refusalOfField(first), { field: first.field }) : null
}

/** SIGN-10 */
const simplified: ReadonlySet<string> = new Set(['email', 'password', 'source', 'referralCode', 'recaptcha_response'])
