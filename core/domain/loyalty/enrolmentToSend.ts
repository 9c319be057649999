import type { Enrollment } from '../../../contracts/api/consumer.ts'
import { locales } from '../locale/locales.ts'
import type { Locale } from '../locale/locales.ts'

/** ACC-03, SIGN-40: an enrolment as it is sent; who presses the button after the terms has said it twice. */
export const enrolmentToSend = (locale: Locale): typeof Enrollment.Type => {
  const { site, country } = locales[locale]
  return { type: 'Loyalty', optin: true, doubleOptin: true, region: site, channel: 'ECOMM', country }
}
