import { describe, expect, test } from 'vitest'
import { createProfile, readProfile } from '../../../contracts/api/account/consumerApi.ts'
import type { ProfileEntry } from '../../../contracts/api/entities/consumer.ts'
import { resetPassword } from '../../../contracts/api/account/authApi.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { useAccountShop } from '../support/useGuestShop.ts'

const { shop } = await useAccountShop()

const person = { firstName: 'Ilse', lastName: 'Marr', postalCode: '80302' }
const create = async (consumerProfile: ProfileEntry, how: { key?: string } = {}) =>
  (await shop.newGuest()).ask(createProfile, { query: {}, body: { consumerProfile } }, how)

describe('a profile without a password', () => {
  test('ACC-07 API-045 is tidied and has its id, and cannot be signed in to before its owner chooses one', async () => {
    const answer = await create({
      consumerDetails: { email: 'Ilse@Example.com', ...person },
      preferences: { interests: 'snow|snow|climbing' },
    })
    expect(answer.status).toBe(201)
    expect(answer.body.consumerProfile).toMatchObject({
      consumerId: answer.body.consumerId,
      consumerDetails: { email: 'ilse@example.com', ...person },
      isLoyaltyMember: false,
      preferences: { interests: 'snow|climbing' },
    })
    for (const password of ['', ' ', 'Trail-2026'])
      expect((await shop.trySignIn('ilse@example.com', password)).status).toBe(401)
    expect((await (await shop.newGuest()).ask(readProfile, { query: {} })).error?.errorId).toBe('AUT432')
    await (await shop.newGuest()).done(resetPassword, { body: { email: 'ilse@example.com' } })
    expect(
      await shop.storage.db.selectFrom('mail').select('id').where('recipient', '=', 'ilse@example.com').execute(),
    ).toHaveLength(1)
  })

  test('ACC-03 ACC-07 API-045 is a member’s from the start with an enrolment', async () => {
    const { body } = await create({
      consumerDetails: { email: 'enrolled@example.com', ...person },
      enrollments: [{ type: 'Loyalty', optin: true, doubleOptin: true }],
    })
    expect(body.consumerProfile).toMatchObject({ isLoyaltyMember: true })
  })
})

test.each([
  ['PRO400', 'email', { email: 'consumer@example.com' }],
  ['PRO400', 'email', { email: 'no address' }],
  ['PRO400', 'email', {}],
  ['PRO412', 'firstName', { email: 'new@example.com', firstName: '7' }],
  ['PRO410', 'birthDate', { email: 'new@example.com', birthDate: '2024-01-01' }],
] as const)('ACC-07 API-045 %s at %s: refused, and nothing is opened', async (errorId, field, consumerDetails) => {
  const before = await shop.storage.db.selectFrom('consumer').select('id').execute()
  expectRefusal(await create({ consumerDetails }), errorId === 'PRO400' ? 409 : 400, errorId, { field })
  expect(await shop.storage.db.selectFrom('consumer').select('id').execute()).toEqual(before)
})
