import type { ProviderMethod } from '../../../contracts/api/paymentInstrument.ts'
import { locales } from '../locale/locales.ts'
import { splitLocalePrefix } from '../route/splitLocalePrefix.ts'
import { providerPath } from './challengeAction.ts'

/** PAY-10: the provider's page of a session. */
export const sessionPage = (method: ProviderMethod, clientToken: string): string =>
  `${providerPath}/${method.toLowerCase()}/${encodeURIComponent(clientToken)}`

/** PAY-08: the provider's script, which knows where its page is. */
export const klarnaScript = `${providerPath}/klarna.js`

/** What a return from a page that takes the whole window says of its session, in the checkout's address. */
export type SessionReturn = 'agreed' | 'refused'

/** PAY-10: the only paths such a page may lead back to: the checkout of one of our locales. */
export const isReturnPath = (path: string): boolean => {
  const { locale, rest } = splitLocalePrefix(path)
  return locale !== null && Object.hasOwn(locales, locale) && rest === '/checkout'
}

/** Where the shopper comes back to. The session is unguessable, so a made-up return is about nothing. */
export const returnAddress = (path: string, said: SessionReturn, sessionId: string): string =>
  `${path}?step=billing&${said}=${encodeURIComponent(sessionId)}`
