import { expect, test } from 'vitest'
import type { Answer } from '../../contracts/answer.ts'
import type { NotSent } from '../../core/adapters/commerceApi/CommerceApi.ts'
import { changeAccount } from '../../worker/changeAccount.ts'
import type { Session } from '../../worker/session.ts'

const details = { errorId: 'CHK320', message: 'Please check your address.', field: 'city' }

test.each([
  [{ _tag: 'Confirmed', body: { addressId: 'a' }, replayed: false }, { _tag: 'Done' }],
  [
    { _tag: 'Refused', status: 400, errorId: 'CHK320', message: details.message, details, appId: null, correlationId: 'c' },
    { _tag: 'Refused', errorId: 'CHK320', message: details.message, field: 'city' },
  ],
  [{ _tag: 'Unknown', reason: 'offline', status: null, retryAfterMs: null }, { _tag: 'Unreachable' }],
  [{ _tag: 'NotSent', part: 'body', issue: 'city' }, { _tag: 'Refused', errorId: 'API400', message: '', field: null }],
] as const satisfies readonly (readonly [Answer | NotSent, object])[])('ACC-23 a change of the account that came to %o', async (answer, expected) => {
  const asked: unknown[] = []
  const session = { send: (endpoint: { readonly id: string }, input: object, key: string) => (asked.push([endpoint.id, input, key]), Promise.resolve(answer)) } as unknown as Session
  expect(await changeAccount(session, { _tag: 'AddAddress', key: 'k', address: { city: 'Boulder' } })).toEqual(expected)
  expect(asked).toEqual([['API-062', { body: { city: 'Boulder' } }, 'k']])
})
