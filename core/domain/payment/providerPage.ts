import type { ProviderMethod } from '../../../contracts/api/entities/paymentInstrument.ts'
import { locales } from '../locale/locales.ts'
import { splitLocalePrefix } from '../locale/splitLocalePrefix.ts'

/** The path of the built-in payment provider's pages; nothing else of the shop may be framed. */
export const providerPath = '/payment-provider'

/** PAY-30: the page of a challenge, as the action of the order's flash. */
export const challengeAction = (sessionId: string): string => `${providerPath}/challenge/${sessionId}`

/** PAY-32: the authentication session of an action: the last part of its path. */
export const sessionOfAction = (action: string): string => action.split('/').at(-1) ?? ''

/** Whether an action leads to a page that the shop may show: no other page may be framed. */
export const isProviderPage = (action: string): boolean => action.startsWith(`${providerPath}/`)

/** PAY-10: the provider's page of a session. */
export const sessionPage = (method: ProviderMethod, clientToken: string): string =>
  `${providerPath}/${method.toLowerCase()}/${encodeURIComponent(clientToken)}`

/** PAY-08: the provider's script, which knows the address of its page. */
export const klarnaScript = `${providerPath}/klarna.js`

/** What a return from a page that takes the whole window says about its session, in the checkout's address. */
type SessionReturn = 'agreed' | 'refused'

/** PAY-10: the only paths to which such a page may return: the checkout of one of our locales. */
export const isReturnPath = (path: string): boolean => {
  const { locale, rest } = splitLocalePrefix(path)
  return locale !== null && Object.hasOwn(locales, locale) && rest === '/checkout'
}

/** Where the shopper returns to. The session is unguessable, so a forged return means nothing. */
export const returnAddress = (path: string, parameter: SessionReturn, sessionId: string): string =>
  `${path}?step=billing&${parameter}=${encodeURIComponent(sessionId)}`
