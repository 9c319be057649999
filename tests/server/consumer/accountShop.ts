import { randomBytes } from 'node:crypto'
import { signIn } from '../../../contracts/api/account/authApi.ts'
import { fetchToken } from '../../../contracts/api/account/sessionApi.ts'
import type { TokenAnswer } from '../../../contracts/api/account/sessionApi.ts'
import { challengeOf } from '../../../server/consumer/sessionHandlers.ts'
import { demonstrationPassword } from '../../../server/demonstration/demonstrationAccounts.ts'
import { importAccounts } from '../../../server/demonstration/importAccounts.ts'
import { importRewards } from '../../../server/giftcard/importGiftCards.ts'
import { openSession } from '../../../server/session/openSession.ts'
import { inTransaction } from '../../../server/storage/inTransaction.ts'
import { newId } from '../../../server/storage/newId.ts'
import { cheapPasswords } from '../support/testServer.ts'
import { guestShop } from '../cart/guestShop.ts'
import type { Guest } from '../cart/guestCalls.ts'
import { writeConsumer } from './writeConsumer.ts'

export type Code = { readonly authorizationCode: string; readonly st: string; readonly codeVerifier: string }

/** The whole server with the demo accounts, and the ways to sign in to them. */
export const accountShop = async (deps: Parameters<typeof guestShop>[0] = {}) => {
  const shop = await guestShop(deps)
  await importAccounts(shop.storage.db, cheapPasswords, shop.clock.now)
  await importRewards(shop.storage.db, shop.clock.now)

  const trySignIn = async (
    username: string,
    password: string = demonstrationPassword,
    guest?: Guest,
    codeVerifier = randomBytes(32).toString('base64url'),
  ) => {
    const body = { username, password, codeChallenge: challengeOf(codeVerifier) }
    const answer = await shop.call('POST', signIn.path, {
      body,
      key: newId(),
      ...(guest ? { token: guest.token } : {}),
    })
    return { ...answer, code: { ...(answer.json as Omit<Code, 'codeVerifier'>), codeVerifier } }
  }
  const exchange = (code: Code, more: object = {}) =>
    shop.call('POST', fetchToken.path, { body: { ...code, action: 'postLogin', ...more } })
  const signedIn = async (email: string, guest?: Guest, more: object = {}) => {
    const { code } = await trySignIn(email, demonstrationPassword, guest)
    const tokens = await shop.read(fetchToken, fetchToken.path, { body: { ...code, ...more } })
    return { ...shop.asGuest(tokens.accessToken), tokens }
  }
  /** A new account and its session, without the slow password. */
  const newConsumer = async (kind: 'REGISTERED' | 'LOYALTY' = 'REGISTERED') => {
    const id = await writeConsumer(shop.storage.db, { type: kind })
    const tokens: TokenAnswer = await inTransaction(shop.storage.db, (tx) =>
      openSession(tx, { kind: 'registered', subject: id }, shop.clock.now, () => newId()),
    )
    return { ...shop.asGuest(tokens.accessToken), tokens }
  }
  return { ...shop, trySignIn, exchange, signedIn, newConsumer }
}

export type AccountShop = Awaited<ReturnType<typeof accountShop>>
