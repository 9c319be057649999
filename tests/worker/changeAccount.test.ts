import { endpoints } from '../../contracts/api/table.ts'
import { expect, test } from 'vitest'
import type { AccountChange } from '../../contracts/accountChanges.ts'
import type { Answer } from '../../contracts/answer.ts'
import type { CardEntry } from '../../contracts/api/paymentInstrument.ts'
import type { NotSent } from '../../core/adapters/commerceApi/CommerceApi.ts'
import { changeAccount } from '../../worker/changeAccount.ts'
import { createSecrets } from '../../worker/secrets.ts'
import type { Session } from '../../worker/session.ts'

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

const auth = (answer: Answer | NotSent) => {
  const asked: unknown[] = []
  const session = {
    who: () => Promise.resolve({ usid: 'u' }),
    send: (endpoint: { readonly id: string }, input: object, key: string) => (
      asked.push([endpoint.id, input, key]),
      Promise.resolve(answer)
    ),
  } as unknown as Session
  const secrets = createSecrets(() => 0)
  return {
    asked,
    secrets,
    change: (change: AccountChange) =>
      changeAccount({ session, secrets, locale: 'en-us', ids: { uuidv7: () => 'own' } }, change),
  }
}

test.each([
  [confirmed, { _tag: 'Done' }],
  [refused, { _tag: 'Refused', errorId: 'CHK320', message: details.message, field: 'city' }],
  [silence, { _tag: 'Unreachable' }],
  [
    { _tag: 'NotSent', part: 'body', issue: 'city' },
    { _tag: 'Refused', errorId: 'API400', message: '', field: null },
  ],
] as const satisfies readonly (readonly [Answer | NotSent, object])[])(
  'ACC-23 a change of the account that came to %o',
  async (answer, expected) => {
    const { change, asked } = auth(answer)
    expect(await change({ _tag: 'AddAddress', key: 'k', address: { city: 'Boulder' } })).toEqual(expected)
    expect(asked).toEqual([[endpoints.addAddress.id, { body: { city: 'Boulder' } }, 'k']])
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
    { _tag: 'ChangeAddress', key: 'k', addressId: 'a', address: { city: 'Boulder' } },
    { params: { addressId: 'a' }, body: { city: 'Boulder' } },
  ],
  [endpoints.removeAddress.id, { _tag: 'RemoveAddress', key: 'k', addressId: 'a' }, { params: { addressId: 'a' } }],
  [
    endpoints.updateProfile.id,
    { _tag: 'ChangeProfile', key: 'k', profile: { preferences: { interests: 'snow' } } },
    { query: {}, body: { consumerProfile: { preferences: { interests: 'snow' } } } },
  ],
  [
    endpoints.updateProfile.id,
    { _tag: 'AcceptEmployeeTerms', key: 'k' },
    { query: {}, body: { consumerProfile: { isEmployeeDiscountTCAccepted: true } } },
  ],
  [
    endpoints.updateSubscriptions.id,
    { _tag: 'ChangeSubscriptions', key: 'k', subscriptions: [news] },
    { body: { subscriptions: [news] } },
  ],
  [
    endpoints.changeSavedInstrument.id,
    { _tag: 'MakeCardMain', key: 'k', paymentInstrumentId: 'p' },
    { params: { paymentInstrumentId: 'p' }, body: { main: true } },
  ],
  [
    endpoints.removeSavedInstrument.id,
    { _tag: 'RemoveCard', key: 'k', paymentInstrumentId: 'p' },
    { params: { paymentInstrumentId: 'p' } },
  ],
  [
    endpoints.changePassword.id,
    { _tag: 'ChangePassword', key: 'k', currentPassword: 'a', newPassword: 'b' },
    { body: { currentPassword: 'a', newPassword: 'b' } },
  ],
] as const satisfies readonly (readonly [string, AccountChange, object])[])(
  'ACC-07 ACC-16 ACC-24 ACC-31 AUTH-17 AUTH-22 %s: %o leaves as it was asked, under its key',
  async (id, change, input) => {
    const answer = auth(confirmed)
    await answer.change(change)
    expect(answer.asked).toEqual([[id, input, 'k']])
  },
)

test('ACC-30 PAY-01 a card goes out of the worker’s memory once its outcome is known, and stays for another try while it is not', async () => {
  const wanted = { _tag: 'AddCard', key: 'k', secretRef: 's', addressId: 'a', main: false } as const
  for (const [answer, left] of [
    [confirmed, null],
    [refused, null],
    [silence, card],
  ] as const) {
    const { secrets, change, asked } = auth(answer)
    secrets.keep('s', card)
    await change(wanted)
    expect(asked).toEqual([
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
  const { change, asked } = auth(confirmed)
  expect(await change({ _tag: 'AddCard', key: 'k', secretRef: 'gone', addressId: null, main: true })).toMatchObject({
    _tag: 'Refused',
  })
  expect(asked).toEqual([])
})
