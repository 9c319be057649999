import { endpoints } from '../../contracts/api/table.ts'
import { describe, expect, test } from 'vitest'
import type { Answer } from '../../contracts/answer.ts'
import type { OutcomeOf, RequestName, Requests } from '../../contracts/requests.ts'
import type { CardEntry } from '../../contracts/api/entities/paymentInstrument.ts'
import type { NotSent } from '../../core/adapters/commerceApi/CommerceApi.ts'
import { requestHandlers } from '../../worker/requests/requestHandlers.ts'
import type { RequestSettings } from '../../worker/requests/requestOutcome.ts'
import { createSecrets } from '../../worker/sender/secrets.ts'
import { requestSettings } from './requestSettings.ts'

const details = { errorId: 'CHK320', message: 'Please check your address.', field: 'city' }
const confirmed: Answer = { _tag: 'Confirmed', body: { addressId: 'a' }, replayed: false }
const silence: Answer = { _tag: 'Unknown', reason: 'offline', status: null, retryAfterMs: null }
const refused: Answer = {
  _tag: 'Refused',
  status: 400,
  errorId: 'CHK320',
  message: details.message,
  details,
  appId: null,
  correlationId: 'c',
}
const card: CardEntry = {
  number: '4242424242424242',
  securityCode: '123',
  expiryMonth: 12,
  expiryYear: 2031,
  holder: 'Wren Holloway',
}

const termsAccepted = () => Promise.resolve()

const auth = (answer: Answer | NotSent) => {
  const requests: unknown[] = []
  const secrets = createSecrets(() => 0)
  const { session } = requestSettings(({ id, input, key }) => (requests.push([id, input, key]), answer))
  return {
    requests,
    secrets,
    request: <Name extends RequestName>(name: Name, input: Requests[Name]['input']): Promise<OutcomeOf<Name>> =>
      requestHandlers[name]({ session, secrets, auth: { termsAccepted } } as RequestSettings, input, 'k'),
  }
}

test.each([
  [confirmed, { _tag: 'Done', output: null }],
  [refused, { _tag: 'Refused', errorId: 'CHK320', message: details.message, field: 'city' }],
  [silence, { _tag: 'Unreachable' }],
  [
    { _tag: 'NotSent', part: 'body', issue: 'city' },
    { _tag: 'Refused', errorId: 'API400', message: '', field: null },
  ],
] as const satisfies readonly (readonly [Answer | NotSent, object])[])(
  'ACC-23 a change of the account that came to %o',
  async (answer, expected) => {
    const { request, requests } = auth(answer)
    expect(await request('addAddress', { address: { city: 'Boulder' } })).toEqual(expected)
    expect(requests).toEqual([[endpoints.addAddress.id, { body: { city: 'Boulder' } }, 'k']])
  },
)

const news = {
  type: 'Newsletter',
  channel: 'email',
  optin: true,
  doubleOptin: false,
  recipient: 'wren@example.com',
  category: 'subscription',
} as const
test.each([
  [
    endpoints.updateAddress.id,
    'changeAddress',
    { addressId: 'a', address: { city: 'Boulder' } },
    { params: { addressId: 'a' }, body: { city: 'Boulder' } },
  ],
  [endpoints.removeAddress.id, 'removeAddress', { addressId: 'a' }, { params: { addressId: 'a' } }],
  [
    endpoints.updateProfile.id,
    'changeProfile',
    { profile: { preferences: { interests: 'snow' } } },
    { query: {}, body: { consumerProfile: { preferences: { interests: 'snow' } } } },
  ],
  [
    endpoints.updateProfile.id,
    'acceptEmployeeTerms',
    {},
    { query: {}, body: { consumerProfile: { isEmployeeDiscountTCAccepted: true } } },
  ],
  [
    endpoints.updateSubscriptions.id,
    'changeSubscriptions',
    { subscriptions: [news] },
    { body: { subscriptions: [news] } },
  ],
  [
    endpoints.changeSavedInstrument.id,
    'makeCardMain',
    { paymentInstrumentId: 'p' },
    { params: { paymentInstrumentId: 'p' }, body: { main: true } },
  ],
  [
    endpoints.removeSavedInstrument.id,
    'removeCard',
    { paymentInstrumentId: 'p' },
    { params: { paymentInstrumentId: 'p' } },
  ],
  [
    endpoints.changePassword.id,
    'changePassword',
    { currentPassword: 'a', newPassword: 'b' },
    { body: { currentPassword: 'a', newPassword: 'b' } },
  ],
] as const satisfies readonly (readonly [string, RequestName, object, object])[])(
  'ACC-07 ACC-16 ACC-24 ACC-31 AUTH-17 AUTH-22 %s: %s with %o leaves as it was asked, under its key',
  async (id, name, wanted, input) => {
    const answer = auth(confirmed)
    await answer.request(name, wanted as never)
    expect(answer.requests).toEqual([[id, input, 'k']])
  },
)

test.each([
  [{ firstName: '', phone: '  ' }, null],
  [{ birthDate: '1900-01-01' }, null],
  [{ firstName: 'Ada', phone: '' }, { consumerDetails: { firstName: 'Ada' } }],
])('ACC-08 of the changed details %o leaves what is filled, and no call without it', async (consumerDetails, sent) => {
  const answer = auth(confirmed)
  expect(await answer.request('changeProfile', { profile: { consumerDetails } })).toEqual({
    _tag: 'Done',
    output: null,
  })
  const input = { query: {}, body: { consumerProfile: sent } }
  expect(answer.requests).toEqual(sent === null ? [] : [[endpoints.updateProfile.id, input, 'k']])
})

describe('a card of the account', () => {
  test('ACC-30 PAY-01 API-053 a card goes out of the worker’s memory once its outcome is known, and stays for another try while it is not', async () => {
    const wanted = { secretRef: 's', addressId: 'a', main: false }
    const { message } = details
    for (const [answer, left, outcome] of [
      [confirmed, null, { _tag: 'Done', output: null }],
      [refused, null, { _tag: 'Refused', errorId: 'CHK320', message, field: 'city' }],
      [silence, card, { _tag: 'Unreachable' }],
    ] as const) {
      const { secrets, request, requests } = auth(answer)
      secrets.keep('s', card)
      expect(await request('addCard', wanted)).toEqual(outcome)
      expect(requests).toEqual([
        [
          endpoints.saveInstrument.id,
          { query: { payment_method_id: 'CREDIT_CARD' }, body: { card, main: false, address: { addressId: 'a' } } },
          'k',
        ],
      ])
      expect(secrets.get('s')).toEqual(left)
    }
  })

  test('PAY-01 a card that the worker no longer has is not sent, and that is said', async () => {
    const { request, requests } = auth(confirmed)
    expect(await request('addCard', { secretRef: 'gone', addressId: null, main: true })).toMatchObject({
      _tag: 'Refused',
    })
    expect(requests).toEqual([])
  })
})
