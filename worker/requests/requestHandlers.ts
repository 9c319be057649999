import {
  agentLogin,
  changePassword,
  confirmForgotPassword,
  resetPassword,
} from '../../contracts/api/account/authApi.ts'
import { shareFavorites } from '../../contracts/api/account/wishlistApi.ts'
import { addAddress, removeAddress, updateAddress } from '../../contracts/api/account/consumerAddressApi.ts'
import { updateProfile } from '../../contracts/api/account/consumerApi.ts'
import {
  changeSavedInstrument,
  removeSavedInstrument,
  saveInstrument,
} from '../../contracts/api/account/consumerPaymentApi.ts'
import { validateShippingAddress } from '../../contracts/api/cart/cartDeliveryApi.ts'
import {
  readGiftCardBalance,
  readPaymentSession,
  sendDeviceFingerPrint,
} from '../../contracts/api/cart/paymentQuestionsApi.ts'
import {
  cancelOrder,
  createReturnLabel,
  downloadInvoice,
  resendGiftCardEmail,
  resendOrderEmail,
} from '../../contracts/api/cart/purchaseApi.ts'
import { notifyWhenBack } from '../../contracts/api/catalogue/productApi.ts'
import { enrolDevice } from '../../contracts/api/catalogue/storeApi.ts'
import type { InputOf } from '../../contracts/api/endpoint.ts'
import type { OutcomeOf, RequestName, RequestOutcome, Requests } from '../../contracts/requests.ts'
import { filledProfile } from '../../core/domain/account/profileRules.ts'
import { recipientsIn } from '../../core/domain/favorites/recipientsIn.ts'
import { noteExposures } from '../experiments/exposures.ts'
import { tagEvents } from '../tracking/tagEvents.ts'
import { trackDone, trackShown } from '../tracking/trackShown.ts'
import { askLoyaltyToken } from './askLoyaltyToken.ts'
import { call, callOnce } from './calls.ts'
import { newsRequestHandlers } from './newsRequestHandlers.ts'
import { refusedSignIn, requestOutcome } from './requestOutcome.ts'
import type { RequestSettings } from './requestOutcome.ts'
import { reviewRequests } from './reviewRequests.ts'
import { serviceRequestHandlers } from './serviceRequestHandlers.ts'
import { secretOf, signInWith, signUpWith } from './signIn.ts'

/**
 * PAY-10, PAY-11: first the visit's random name, then the session. The provider tells the server what the shopper
 * answered on the page. PAY-09: every failure counts as the same.
 */
export const openPaymentPage = async (
  {
    pipeline,
    session,
    ids,
    isOnline,
    visit,
  }: Pick<RequestSettings, 'pipeline' | 'session' | 'ids' | 'isOnline' | 'visit'>,
  { method, returnPath }: Requests['openPaymentPage']['input'],
): Promise<OutcomeOf<'openPaymentPage'>> => {
  const { basket } = pipeline.shop().cart
  if (!basket || !isOnline()) return { _tag: 'Unreachable' }
  const deviceFingerPrint = visit()
  await session.send(sendDeviceFingerPrint, { body: { cartId: basket.basketId, deviceFingerPrint } }, ids.uuidv7())
  const answer = await session.send(readPaymentSession, { query: { referer: returnPath, paymentMethodId: method } })
  return answer._tag === 'Confirmed'
    ? { _tag: 'Done', output: { sessionId: answer.body.sessionId, clientToken: answer.body.clientToken } }
    : { _tag: 'Unreachable' }
}

/**
 * AUTH-24: e-mail, password and token exist only in this function: the server knows for which session the token was
 * issued.
 */
export const agentLoginWith = async (
  { session, ids, isOnline }: Pick<RequestSettings, 'session' | 'ids' | 'isOnline'>,
  { email, password, storeId }: Requests['agentLogin']['input'],
): Promise<OutcomeOf<'agentLogin'>> => {
  if (!isOnline()) return { _tag: 'Unreachable' }
  const answer = await session.send(agentLogin, { body: { username: email.trim(), password, storeId } }, ids.uuidv7())
  if (answer._tag === 'Refused') return refusedSignIn(answer)
  if (answer._tag !== 'Confirmed') return { _tag: 'Unreachable' }
  const { storeName, storeEmployeeId, storeEmployeeName, accessExpiry: agentUntil } = answer.body
  return {
    _tag: 'Done',
    output: { session: { storeId, storeName, storeEmployeeId, storeEmployeeName }, agentUntil },
  }
}

/**
 * PAY-01: the card stays in the worker's memory only until its outcome is known, so that it can be sent again under its
 * key.
 */
const addCardWith = async (
  { session, secrets }: Pick<RequestSettings, 'session' | 'secrets'>,
  { secretRef, addressId, main }: Requests['addCard']['input'],
  key: string,
): Promise<RequestOutcome<null>> => {
  const card = secrets.get(secretRef)
  if (card === null || typeof card === 'string' || !('number' in card))
    return requestOutcome({ _tag: 'NotSent', part: 'body', issue: 'card' }, () => null)
  const body = { card, main, ...(addressId === null ? {} : { address: { addressId } }) }
  const answer = await session.send(saveInstrument, { query: { payment_method_id: 'CREDIT_CARD' }, body }, key)
  if (answer._tag !== 'Unknown') secrets.drop(secretRef)
  return requestOutcome(answer, () => null)
}

export type RequestHandlers = {
  readonly [Name in RequestName]: (
    settings: RequestSettings,
    input: Requests[Name]['input'],
    key: string,
  ) => Promise<OutcomeOf<Name>>
}

/** How each request is done: most with one call of the contract. */
export const requestHandlers: RequestHandlers = {
  sendFavorites: (settings, { favoriteId, recipients, message }, key) =>
    call(
      settings,
      shareFavorites,
      { params: { favoriteId }, body: { recipients: recipientsIn(recipients), message } },
      key,
    ),
  signIn: (settings, entry) => signInWith(settings, entry),
  signUp: async (settings, input, key) => {
    const outcome = await signUpWith(settings, input, key)
    if (outcome._tag === 'Done')
      trackDone(settings.pipeline, { name: 'Signed Up', properties: { site: settings.site } })
    return outcome
  },
  agentLogin: agentLoginWith,
  noteExposures: (settings, { seen, cookies }) => noteExposures(settings, seen, cookies),
  track: trackShown,
  tagEvents,
  enrolDevice: async (settings, { storeId, code }) =>
    callOnce(settings, enrolDevice, {
      params: { storeId },
      body: { code: code.trim(), device: await secretOf(settings, 'enrolment') },
    }),
  askResetLink: (settings, { email }) => callOnce(settings, resetPassword, { body: { email: email.trim() } }),
  choosePassword: (settings, { email, code, newPassword }) =>
    callOnce(settings, confirmForgotPassword, { body: { email: email.trim(), confirmationCode: code, newPassword } }),
  changePassword: (settings, body, key) => call(settings, changePassword, { body }, key),
  changeProfile: async (settings, { profile, referralCode }, key) => {
    const consumerProfile = filledProfile(profile)
    if (consumerProfile === null) return { _tag: 'Done', output: null }
    const outcome = await call(settings, updateProfile, { query: {}, body: { consumerProfile } }, key)
    if (outcome._tag === 'Done' && profile.enrollments !== undefined)
      void askLoyaltyToken(settings, { hasJoined: true, referralCode })
    return outcome
  },
  acceptEmployeeTerms: async (settings, _, key) => {
    const body = { consumerProfile: { isEmployeeDiscountTCAccepted: true } } as const
    const outcome = await call(settings, updateProfile, { query: {}, body }, key)
    if (outcome._tag === 'Done') await settings.auth.termsAccepted()
    return outcome
  },
  ...newsRequestHandlers,
  addAddress: (settings, { address }, key) => call(settings, addAddress, { body: address }, key),
  changeAddress: (settings, { addressId, address }, key) =>
    call(settings, updateAddress, { params: { addressId }, body: address }, key),
  removeAddress: (settings, params, key) => call(settings, removeAddress, { params }, key),
  addCard: addCardWith,
  makeCardMain: (settings, params, key) => call(settings, changeSavedInstrument, { params, body: { main: true } }, key),
  removeCard: (settings, params, key) => call(settings, removeSavedInstrument, { params }, key),
  cancelOrder: (settings, body, key) => call(settings, cancelOrder, { body }, key),
  sendBack: (settings, { orderId, items, ...proof }, key) =>
    call(
      settings,
      createReturnLabel,
      // An empty list does not pass the contract, and is not sent.
      { params: { orderId }, body: { items: items as ReturnedItems, ...proof } },
      key,
      ({ labelUrl }) => labelUrl,
    ),
  invoice: (settings, body, key) => call(settings, downloadInvoice, { body }, key, (bytes) => bytes),
  resendGiftCard: (settings, body, key) => call(settings, resendGiftCardEmail, { body }, key),
  resendOrderEmail: (settings, body, key) => call(settings, resendOrderEmail, { body }, key, ({ sentTo }) => sentTo),
  ...serviceRequestHandlers,
  ...reviewRequests,
  notifyWhenBack: (settings, body, key) => call(settings, notifyWhenBack, { body }, key),
  giftCardBalance: (settings, body, key) => call(settings, readGiftCardBalance, { body }, key, (balance) => balance),
  addressSuggestion: async (settings, body, key) => {
    const basketId = settings.pipeline.shop().cart.basket?.basketId
    return basketId === undefined
      ? { _tag: 'Unreachable' }
      : call(
          settings,
          validateShippingAddress,
          { params: { basketId }, body },
          key,
          ({ suggestedAddress }) => suggestedAddress ?? null,
        )
  },
  openPaymentPage,
}

/** The server refuses a label for no pieces (API400). */
type ReturnedItems = InputOf<typeof createReturnLabel>['body']['items']
