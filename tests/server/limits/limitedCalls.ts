import {
  agentLogin,
  changePassword,
  confirmForgotPassword,
  resetPassword,
  signIn,
} from '../../../contracts/api/account/authApi.ts'
import { createProfile, lookUpConsumer, retrieveUserData } from '../../../contracts/api/account/consumerApi.ts'
import { createCart } from '../../../contracts/api/cart/cartApi.ts'
import { addPaymentInstrument } from '../../../contracts/api/cart/cartPaymentApi.ts'
import { readGiftCardBalance } from '../../../contracts/api/cart/paymentQuestionsApi.ts'
import { cancelOrder, resendGiftCardEmail, trackOrder } from '../../../contracts/api/cart/purchaseApi.ts'
import { decideExperience } from '../../../contracts/api/content/experimentApi.ts'
import { collectEvents } from '../../../contracts/api/content/trackingApi.ts'
import { notifyWhenBack } from '../../../contracts/api/catalogue/productApi.ts'
import { askQuestion, flagReview, voteOnReview } from '../../../contracts/api/catalogue/reviewApi.ts'
import { shareFavorites } from '../../../contracts/api/account/wishlistApi.ts'
import { openContactCase, openWarrantyCase } from '../../../contracts/api/serviceCaseApi.ts'
import { fetchToken } from '../../../contracts/api/account/sessionApi.ts'
import { signUp } from '../../../contracts/api/account/signUpApi.ts'
import { createSubscriptions, updateSubscriptions } from '../../../contracts/api/account/subscriptionApi.ts'
import { reportUpload } from '../../../contracts/reportUpload.ts'
import { defined } from '../../../core/domain/fields/fields.ts'
import { botCheckPaths } from '../../../core/domain/botCheck/botCheck.ts'
import type { LimitName } from '../../../server/limits/limitTable.ts'
import { demonstrationPassword } from '../../../server/demonstration/demonstrationAccounts.ts'
import { tokenHash } from '../../../server/session/token.ts'
import type { TestAnswer } from '../support/testServer.ts'
import { galleryCalls } from './galleryCalls.ts'
import { giftCardNumber } from './giftCardNumber.ts'
import { operatorCalls } from './operatorCalls.ts'
import { withdrawalCalls } from './withdrawalCalls.ts'
import type { LimitedShop } from './limitedShop.ts'

/** One attempt that counts. `who`: the subject by which the limit counts; `nth` makes everything else differ. */
export type LimitedTry = (who: string, nth: number) => Promise<TestAnswer>

/** For each limit, callers that reach it, and no other. */
export const limitedCalls = async (
  shop: LimitedShop,
): Promise<{ readonly [Name in Exclude<LimitName, 'unconfirmed-letter'>]: LimitedTry }> => {
  const { send, sendChecked } = shop
  /** Windows are longer than the lifetime of tokens. */
  const lasting = async ({ token: held }: { readonly token: string }): Promise<string> => {
    await shop.storage.db
      .updateTable('access_token')
      .set({ expires_at: Number.MAX_SAFE_INTEGER })
      .where('hash', '=', tokenHash(held))
      .execute()
    await shop.storage.db.updateTable('session').set({ expires_at: Number.MAX_SAFE_INTEGER }).execute()
    return held
  }
  const token = await lasting(await shop.newGuest())
  const consumers = new Map<string, string>()
  const consumerToken = async (who: string): Promise<string> => {
    const known = consumers.get(who) ?? (await lasting(await shop.newConsumer()))
    consumers.set(who, known)
    return known
  }
  const guests = new Map<string, string>()
  const guestToken = async (who: string): Promise<string> => {
    const known = guests.get(who) ?? (await lasting(await shop.newGuest()))
    guests.set(who, known)
    return known
  }
  const some = (what: string, nth: number) => `${what}-${nth}`
  const challenge = 'x'.repeat(43)
  /** At sign-in, and for every second attempt where agents log in. */
  const wrong = (username: string, client: string, nth: number, device?: string) =>
    nth % 2 === 0 && device === undefined
      ? send('POST', agentLogin.path, { client }, { body: { username, password: 'wrong', storeId: 'US001' } })
      : send(
          'POST',
          signIn.path,
          { client },
          { body: { username, password: 'wrong', codeChallenge: challenge, ...defined({ device }) } },
        )
  const track = (orderNumber: string, email: string, client: string, nth: number) =>
    nth % 2 === 0
      ? send('POST', trackOrder.path, { client }, { body: { orderNumber, email } })
      : send('POST', cancelOrder.path, { client }, { token, body: { orderNumber, email } })
  const cart = await send(
    'POST',
    createCart.path,
    { client: 'at home' },
    { token, headers: { locale: 'en-us' }, body: {} },
  )
  const { basketId } = cart.json as { readonly basketId: string }
  /** When its balance is asked for, and for every second attempt when it is to pay. */
  const giftCard = (cardNumber: string, client: string, nth: number) => {
    const entry = { cardNumber, pin: '999999' }
    return nth % 2 === 0
      ? send('POST', readGiftCardBalance.path, { client }, { token, body: entry })
      : send(
          'POST',
          addPaymentInstrument.path.replace('{basketId}', basketId),
          { client },
          { token, body: { payment_method_id: 'GIFT_CARD', giftCard: entry } },
        )
  }
  const contact = (email: string, client: string, nth: number) =>
    nth % 2 === 0
      ? send(
          'POST',
          openContactCase.path,
          { client },
          {
            headers: { locale: 'en-us' },
            body: { category: 'Products', subject: 'Which size?', email, message: 'Mine are 26 cm.' },
          },
        )
      : send(
          'POST',
          openWarrantyCase.path,
          { client },
          { token, body: { orderNumber: 'CN-1', productId: 'HARROWMID1', description: 'The sole is off.', email } },
        )
  const enrol = (client: string, nth: number) =>
    send(
      'POST',
      '/consumers-v3/utilities/stores/US001/devices',
      { client },
      { token, body: { code: some('WRONG', nth), device: 'the device of somebody who guesses' } },
    )
  const profile = (client: string, held: string) =>
    send('POST', createProfile.path, { client }, { token: held, body: { consumerProfile: {} } })
  const account = (client: string, held: string) =>
    send(
      'POST',
      signUp.path,
      { client },
      { token: held, headers: { locale: 'en-us' }, body: { email: 'stranger@example.com', password: 'Password1' } },
    )
  const newAccount = (client: string, held: string, nth: number) =>
    nth % 2 === 0 ? profile(client, held) : account(client, held)
  const optOut = (client: string, held: string, nth: number) =>
    send(
      nth % 2 === 0 ? 'PUT' : 'POST',
      (nth % 2 === 0 ? updateSubscriptions : createSubscriptions).path,
      { client },
      {
        token: held,
        body: {
          subscriptions: [
            {
              channel: 'email',
              type: 'Newsletter',
              recipient: 'nobody@example.com',
              optin: false,
              doubleOptin: false,
              category: 'subscription',
            },
          ],
        },
      },
    )
  /** Every second one is a report of a review. */
  const question = (client: string, nth: number) =>
    nth % 2 === 0
      ? send(
          'POST',
          askQuestion.path.replace('{productId}', 'HARROWMID1'),
          { client },
          { token, body: { text: `How heavy, for the ${nth}th time?`, nickname: 'Piotr', email: 'piotr@example.com' } },
        )
      : send(
          'POST',
          flagReview.path.replace('{productId}', 'HARROWMID1').replace('{reviewId}', 'R-HARROWMID1-1'),
          { client },
          { token, body: {} },
        )
  const share = (client: string) =>
    send('POST', shareFavorites.path.replace('{favoriteId}', 'none'), { client }, { token, body: {} })
  const notice = (email: string, client: string, nth: number) => {
    const { id: productId, variants } = shop.catalogue.products[nth % shop.catalogue.products.length]!
    return send('PUT', notifyWhenBack.path, { client }, { token, body: { productId, sku: variants[0]!.sku, email } })
  }
  const resend = (orderId: string, nth: number, held: string) => {
    const body = { orderId, itemId: 'i' }
    return send('POST', resendGiftCardEmail.path, { client: some('resend', nth) }, { token: held, body })
  }
  const known = new Set<string>()

  return {
    'guest-client': (client) => send('POST', fetchToken.path, { client }, { body: {} }),
    'sign-in-name-client': (who, nth) => wrong('regular@example.com', who, nth),
    'sign-in-name-device': async (who, nth) => {
      const body = {
        username: 'prosumer@example.com',
        password: demonstrationPassword,
        codeChallenge: challenge,
        device: `device of ${who}`,
      }
      if (!known.has(who)) await send('POST', signIn.path, { client: 'at home' }, { body })
      known.add(who)
      return wrong('prosumer@example.com', some('device', nth), nth, `device of ${who}`)
    },
    'sign-in-name': (who, nth) => wrong(`${who}@example.com`, some('name', nth), nth),
    'sign-in-client': (client, nth) => wrong(`${client}-${nth}@example.com`, client, nth),
    'sign-in-shop': (_who, nth) => wrong(some('shop', nth) + '@example.com', some('shop', nth), nth),
    'own-password-session': async (who) =>
      send(
        'POST',
        changePassword.path,
        { client: 'at home' },
        { token: await consumerToken(who), body: { currentPassword: 'wrong', newPassword: 'Boulder-2027' } },
      ),
    'sign-up-client': async (client, nth) =>
      newAccount(client, await guestToken(some('sign-up', Math.floor(nth / 10))), nth),
    'sign-up-session': async (who, nth) => newAccount(some('sign-up-session', nth), await guestToken(who), nth),
    'password-letter-client': (client, nth) =>
      send('POST', resetPassword.path, { client }, { body: { email: `${client}-${nth}@example.com` } }),
    'password-letter-email': (who, nth) =>
      send('POST', resetPassword.path, { client: some('letter', nth) }, { body: { email: `${who}@example.com` } }),
    'password-code-client': (client, nth) =>
      send(
        'POST',
        confirmForgotPassword.path,
        { client },
        { body: { email: `${client}@example.com`, confirmationCode: some('code', nth), newPassword: 'Boulder-2027' } },
      ),
    'decide-client': (client, nth) =>
      send(
        'POST',
        decideExperience.path.replace('{brand}', 'cairn'),
        { client },
        { body: { customerId: `visitor-${nth}`, channel: 'ECOMM', events: [] } },
      ),
    'tracked-client': (client, nth) =>
      send(
        'POST',
        collectEvents.path,
        { client },
        { body: { events: [{ id: `limit-${nth}`, at: 1, name: 'Signed In', properties: { site: 'us' } }] } },
      ),
    'notice-client': (client, nth) => notice(`${client}-${nth}@example.com`, client, nth),
    'notice-email': (who, nth) => notice(`${who}@example.com`, some('notice', nth), nth),
    'contact-client': (client, nth) => contact(`${client}-${nth}@example.com`, client, nth),
    'contact-email': (who, nth) => contact(`${who}@example.com`, some('contact', nth), nth),
    'share-client': share,
    'question-client': (client, nth) => question(client, nth),
    'vote-client': (client, nth) =>
      send(
        'POST',
        voteOnReview.path.replace('{productId}', 'HARROWMID1').replace('{reviewId}', 'R-HARROWMID1-1'),
        { client },
        { token, body: { vote: nth % 2 === 0 ? 'up' : 'down' } },
      ),
    ...galleryCalls(send, some, token),
    'tracking-client': (client, nth) => track(`${client}-${nth}`, 'a@example.com', client, nth),
    'tracking-order': (who, nth) => track(who.toUpperCase(), `${nth}@example.com`, some('tracking', nth), nth),
    'tracking-shop': (_who, nth) => track(some('NUMBER', nth), 'a@example.com', some('tracking-shop', nth), nth),
    ...withdrawalCalls(send, some, token),
    'gift-card-number-client': (client, nth) => giftCard(giftCardNumber(1), client, nth),
    'gift-card-number': (who, nth) => giftCard(giftCardNumber(who.length + 10), some('gift-card', nth), nth),
    'gift-card-client': (client, nth) => giftCard(giftCardNumber(1_000 + nth), client, nth),
    'gift-card-shop': (_who, nth) => giftCard(giftCardNumber(5_000 + nth), some('gift-card-shop', nth), nth),
    'lookup-client': async (client, nth) =>
      send(
        'GET',
        `${lookUpConsumer.path}?email=${nth}@example.com`,
        { client },
        { token: await guestToken(some('lookup', Math.floor(nth / 10))) },
      ),
    'lookup-session': async (who, nth) =>
      send(
        'GET',
        `${lookUpConsumer.path}?email=${nth}@example.com`,
        { client: some('lookup', nth) },
        { token: await guestToken(who) },
      ),
    'own-data-client': (client, nth) =>
      send(
        'POST',
        retrieveUserData.path,
        { client },
        { token, body: { consumerId: some('id', nth), email: 'a@example.com' } },
      ),
    'newsletter-client': async (client, nth) =>
      optOut(client, await guestToken(some('newsletter', Math.floor(nth / 10))), nth),
    'newsletter-session': async (who, nth) => optOut(some('newsletter-session', nth), await guestToken(who), nth),
    ...operatorCalls(send),
    'enrolment-client': async (client, nth) => enrol(client, nth),
    'enrolment-shop': async (_who, nth) => enrol(some('enrolment', nth), nth),
    'resend-session': async (who, nth) => resend(some('CN', nth), nth, await consumerToken(who)),
    'resend-order': async (who, nth) => resend(who, nth, await guestToken(some('resend', Math.floor(nth / 4)))),
    'challenge-client': (client) => sendChecked('POST', botCheckPaths.challenge, { client }, { body: 'login' }),
    'report-client': (client) =>
      send(
        'POST',
        reportUpload.path,
        { client },
        { headers: { 'content-type': reportUpload.media }, body: 'no report' },
      ),
    'diagnostics-client': (client) => send('POST', shop.diagnosticsPath, { client }, { body: 'no batch' }),
  }
}
