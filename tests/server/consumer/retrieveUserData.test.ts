import { expect, test } from 'vitest'
import { readProfile, retrieveUserData, updateProfile } from '../../../contracts/api/account/consumerApi.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { useAccountShop } from '../support/useGuestShop.ts'

const { shop } = await useAccountShop()

test('ACC-14 API-066 id and e-mail of one record give its details and enrolments', async () => {
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
})

test('ACC-14 API-066 an id and an e-mail of two records, or of none, give nothing', async () => {
  const [wren, robin, guest] = [await shop.newConsumer(), await shop.newConsumer(), await shop.newGuest()]
  const { consumerId: id = '', consumerDetails: details } = (await wren.done(readProfile, { query: {} }))
    .consumerProfile
  const other = (await robin.done(readProfile, { query: {} })).consumerProfile
  const ask = (consumerId: string, email: string) => guest.ask(retrieveUserData, { body: { consumerId, email } })
  expectRefusal(await ask(id, other.consumerDetails.email), 404, 'CCN404')
  expectRefusal(await ask(crypto.randomUUID(), details.email), 404, 'CCN404')
  expectRefusal(await ask('list-7', details.email), 400, 'AUT440', { field: 'consumerId' })
})
