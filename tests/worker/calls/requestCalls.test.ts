import { expect, test } from 'vitest'
import type { Endpoint } from '../../../contracts/api/endpoint.ts'
import type { RequestName, Requests } from '../../../contracts/requests.ts'
import { requestHandlers } from '../../../worker/requests/requestHandlers.ts'
import type { RequestSettings } from '../../../worker/requests/requestOutcome.ts'
import { lineOf } from '../../support/simulatedShop.ts'
import { basket, shopperWith } from '../../support/sampleShop.ts'

type Sent = readonly [line: string, body: unknown, key: string | undefined]

/** What the worker asks the shop for a request of the screen. */
const callsFor = async <Name extends RequestName>(
  name: Name,
  input: Requests[Name]['input'],
): Promise<readonly Sent[]> => {
  const calls: Sent[] = []
  const send = async (endpoint: Endpoint, { body, ...more }: { readonly body?: unknown }, key?: string) => {
    calls.push([lineOf(endpoint, more), body, key])
    return { _tag: 'Confirmed', body: {}, replayed: false }
  }
  const shop = () => shopperWith({ cart: { basket: { ...basket, basketId: 'b-1' } } })
  const settings = {
    session: { send },
    pipeline: { shop },
    isOnline: () => true,
    ids: { uuidv7: () => 'k' },
    visit: () => 'visit',
    auth: { termsAccepted: () => Promise.resolve() },
  }
  await requestHandlers[name](settings as unknown as RequestSettings, input, 'k')
  return calls
}

const account = '/consumers-v3/consumer'
const product = '/products/v1/products/BOOT'
const text = {
  type: 'Newsletter',
  channel: 'sms',
  optin: true,
  doubleOptin: false,
  recipient: '+33611223344',
  category: 'subscription',
} as const

test.each<readonly [rows: string, name: RequestName, input: object, line: string, body: unknown]>([
  [
    'API-006 AUTH-23',
    'choosePassword',
    { email: ' a@b.cd ', code: '123456', newPassword: 'Boot-2026' },
    'POST /consumers-v3/confirmforgotpassword',
    { email: 'a@b.cd', confirmationCode: '123456', newPassword: 'Boot-2026' },
  ],
  ['API-007 AUTH-23', 'askResetLink', { email: ' a@b.cd ' }, `POST ${account}/resetpassword`, { email: 'a@b.cd' }],
  [
    'API-005 AUTH-22',
    'changePassword',
    { currentPassword: 'a', newPassword: 'b' },
    `POST ${account}/changepassword`,
    { currentPassword: 'a', newPassword: 'b' },
  ],
  [
    'API-033 PAY-12',
    'giftCardBalance',
    { cardNumber: '6006491260550012', pin: '1234' },
    'POST /cart/v1/giftcard/balance',
    { cardNumber: '6006491260550012', pin: '1234' },
  ],
  [
    'API-023 SHIP-19',
    'addressSuggestion',
    { city: 'boulder', country: 'US' },
    'POST /cart/v1/cart/b-1/shippingAddress/validation',
    { city: 'boulder', country: 'US' },
  ],
  [
    'API-044 ACC-07',
    'changeProfile',
    { profile: { preferences: { interests: 'snow' } } },
    `PUT ${account}`,
    { consumerProfile: { preferences: { interests: 'snow' } } },
  ],
  [
    'API-050 ACC-16',
    'changeSubscriptions',
    { subscriptions: [text] },
    `PUT ${account}/subscription`,
    { subscriptions: [text] },
  ],
  [
    'API-054 ACC-31',
    'makeCardMain',
    { paymentInstrumentId: 'p' },
    `PATCH ${account}/payment_instruments/p`,
    { main: true },
  ],
  ['API-055 ACC-31', 'removeCard', { paymentInstrumentId: 'p' }, `DELETE ${account}/payment_instruments/p`, undefined],
  ['API-057 ORD-06', 'invoice', { orderId: 'CN-2' }, `POST ${account}/purchase/invoice/download`, { orderId: 'CN-2' }],
  [
    'API-059',
    'sendBack',
    { orderId: 'CN-2', items: [{ itemId: 'i', qty: 1 }] },
    `POST ${account}/return/CN-2/returnLabel`,
    { items: [{ itemId: 'i', qty: 1 }] },
  ],
  ['API-061 ORD-09', 'cancelOrder', { orderNumber: 'CN-2' }, `POST ${account}/CancelOrder`, { orderNumber: 'CN-2' }],
  ['API-062 ACC-23', 'addAddress', { address: { city: 'Boulder' } }, `POST ${account}/address`, { city: 'Boulder' }],
  [
    'API-063 ACC-24',
    'changeAddress',
    { addressId: 'a', address: { city: 'Boulder' } },
    `PUT ${account}/address/a`,
    { city: 'Boulder' },
  ],
  ['API-064 ACC-24', 'removeAddress', { addressId: 'a' }, `DELETE ${account}/address/a`, undefined],
  [
    'API-065',
    'resendGiftCard',
    { orderId: 'CN-2', itemId: 'i' },
    `POST ${account}/resendGiftCardEmail`,
    { orderId: 'CN-2', itemId: 'i' },
  ],
  ['API-159', 'resendOrderEmail', { orderId: 'CN-2' }, `POST ${account}/resendOrderEmail`, { orderId: 'CN-2' }],
  [
    'API-067 ACC-15',
    'setNotification',
    { channel: 'sms', optin: false },
    `PUT ${account}/notification`,
    { channel: 'sms', optin: false },
  ],
  [
    'API-068 SIGN-73 SIGN-74',
    'registerForEvent',
    { eventId: 'summit', email: 'a@b.cd' },
    `POST ${account}/event-registration`,
    { eventId: 'summit', email: 'a@b.cd' },
  ],
  [
    'API-069',
    'warranty',
    { orderNumber: 'CN-2', productId: 'p', description: 'd', email: 'a@b.cd' },
    `POST ${account}/warranty`,
    { orderNumber: 'CN-2', productId: 'p', description: 'd', email: 'a@b.cd' },
  ],
  [
    'API-160 LAW-15',
    'withdraw',
    { name: 'n', orderNumber: 'CN-2', email: 'a@b.cd', items: [{ itemId: 'i', qty: 1 }] },
    `POST ${account}/withdrawal`,
    { name: 'n', orderNumber: 'CN-2', email: 'a@b.cd', items: [{ itemId: 'i', qty: 1 }] },
  ],
  [
    'API-070',
    'contact',
    { category: 'c', subject: 's', email: 'a@b.cd', message: 'm' },
    'POST /consumers-v3/contactus',
    { category: 'c', subject: 's', email: 'a@b.cd', message: 'm' },
  ],
  [
    'API-076 FAV-06',
    'sendFavorites',
    { favoriteId: 'L-1', recipients: 'a@b.cd', message: 'Look' },
    'POST /wishlists/v2/favorites/L-1/share',
    { recipients: ['a@b.cd'], message: 'Look' },
  ],
  ['API-128', 'flagReview', { productId: 'BOOT', reviewId: 'R-1' }, `POST ${product}/review/R-1/flag`, {}],
  [
    'API-129',
    'voteOnReview',
    { productId: 'BOOT', reviewId: 'R-1', vote: 'up' },
    `POST ${product}/review/R-1/vote`,
    { vote: 'up' },
  ],
  [
    'API-132',
    'translateReview',
    { reviewId: 'R-1', locale: 'fr-fr' },
    'POST /products/v1/review/R-1/translate',
    { locale: 'fr-fr' },
  ],
  [
    'API-138',
    'question',
    { productId: 'BOOT', text: 'Is it warm?', nickname: 'Wren', email: 'a@b.cd' },
    `POST ${product}/reviews/questions`,
    { text: 'Is it warm?', nickname: 'Wren', email: 'a@b.cd' },
  ],
  [
    'API-139',
    'voteOnAnswer',
    { productId: 'BOOT', answerId: 'A-1', vote: 'up' },
    `POST ${product}/review/A-1/questions/vote`,
    { vote: 'up' },
  ],
  ['API-150 DLG-20', 'sendPicture', { picture: 'aGk=' }, 'POST /social-gallery/stashes', { picture: 'aGk=' }],
  [
    'API-134 CAT-09',
    'notifyWhenBack',
    { productId: 'A-1', email: 'a@b.cd' },
    'PUT /products/v1/notifications',
    { productId: 'A-1', email: 'a@b.cd' },
  ],
  [
    'API-156',
    'review',
    { productId: 'BOOT', rating: '4', fit: '', email: '', title: 't', text: 'x', nickname: 'Wren' },
    `POST ${product}/reviews`,
    { rating: 4, title: 't', text: 'x', nickname: 'Wren' },
  ],
])('%s: %s asks the shop with one call', async (_rows, name, input, line, body) => {
  const [sent, ...more] = await callsFor(name, input as never)
  expect(sent?.slice(0, 2)).toEqual([line, body])
  expect(more).toEqual([])
})

test('API-034 API-038 PAY-10 PAY-11 a provider’s page is opened by the visit’s random name, then by its session', async () => {
  const calls = await callsFor('openPaymentPage', { method: 'KLARNA', returnPath: '/en-us/checkout' } as never)
  expect(calls.map(([line, body]) => [line, body])).toEqual([
    ['POST /cart/v1/deviceFingerPrint', { cartId: 'b-1', deviceFingerPrint: 'visit' }],
    ['GET /cart/v1/paymentSession?referer=%2Fen-us%2Fcheckout&paymentMethodId=KLARNA', undefined],
  ])
})

test('API-051 SIGN-23 SIGN-24 a visitor’s number is taken off first, then put on, each under its own key', async () => {
  expect(await callsFor('startMessages', { subscription: text })).toEqual([
    [`PUT ${account}/subscription`, { subscriptions: [{ ...text, optin: false }] }, 'k/0'],
    [`POST ${account}/subscription`, { subscriptions: [text] }, 'k/1'],
  ])
})
