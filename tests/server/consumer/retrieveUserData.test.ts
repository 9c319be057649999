import { afterAll, beforeAll, expect, test } from 'vitest'
import { readProfile, retrieveUserData, updateProfile } from '../../../contracts/api/consumerApi.ts'
import { accountShop } from './accountShop.ts'
import type { AccountShop } from './accountShop.ts'

let shop: AccountShop
beforeAll(async () => {
  shop = await accountShop()
})
afterAll(() => shop.close())

test('ACC-14 id and e-mail of one record give its details and enrolments; a pair of two records, or of none, gives nothing', async () => {
  const [wren, robin, guest] = [await shop.newConsumer(), await shop.newConsumer(), await shop.newGuest()]
  const person = { firstName: 'Wren', lastName: 'Holloway', postalCode: '80302' }
  const joins = { consumerDetails: person, enrollments: [{ type: 'Loyalty', optin: true, doubleOptin: true }] } as const
  const { consumerId: id = '', consumerDetails: details } = (
    await wren.done(updateProfile, { query: {}, body: { consumerProfile: joins } })
  ).consumerProfile
  const other = (await robin.done(readProfile, { query: {} })).consumerProfile
  const ask = (consumerId: string, email: string) => guest.ask(retrieveUserData, { body: { consumerId, email } })
  expect((await ask(id, details.email.toUpperCase())).body).toEqual({
    consumerDetails: details,
    enrollments: [{ type: 'Loyalty', optin: true, doubleOptin: true, country: 'US' }],
  })
  expect((await ask(other.consumerId ?? '', other.consumerDetails.email)).body.enrollments).toEqual([])
  expect((await ask(id, other.consumerDetails.email)).error?.errorId).toBe('CCN404')
  expect((await ask(crypto.randomUUID(), details.email)).error?.errorId).toBe('CCN404')
  expect((await ask('list-7', details.email)).error).toMatchObject({ errorId: 'AUT440', field: 'consumerId' })
})
