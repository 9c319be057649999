import { beforeEach, describe, expect, test } from 'vitest'
import { readProfile, updateProfile } from '../../../contracts/api/account/consumerApi.ts'
import type { ProfileEntry } from '../../../contracts/api/entities/consumer.ts'
import type { AccountShop } from './accountShop.ts'
import { useAccountShop } from '../support/useGuestShop.ts'
import { expectRefusal } from '../support/expectRefusal.ts'

type Consumer = Awaited<ReturnType<AccountShop['newConsumer']>>
type Details = NonNullable<ProfileEntry['consumerDetails']>

let wren: Consumer
let phones = 0
const { shop } = await useAccountShop()
beforeEach(async () => {
  wren = await shop.newConsumer()
})

const read = async (consumer: Pick<Consumer, 'done'>) =>
  (await consumer.done(readProfile, { query: {} })).consumerProfile
const change = (
  consumer: Pick<Consumer, 'ask'>,
  consumerDetails: Details,
  more: Omit<ProfileEntry, 'consumerDetails'> = {},
  how: { locale?: string } = {},
) => consumer.ask(updateProfile, { query: {}, body: { consumerProfile: { consumerDetails, ...more } } }, how)
const newPhone = () => `303555${String(1000 + ++phones)}`

const sentDetails = (phone: string) => ({
  firstName: ' Wren ',
  lastName: 'O’Hara',
  postalCode: '80302 ',
  birthDate: '1990-05-01',
  phone,
  phoneCode: '1',
  gender: 'N' as const,
})
const keptDetails = (phone: string) => ({
  firstName: 'Wren',
  lastName: "O'Hara",
  postalCode: '80302',
  birthDate: '1990-05-01',
  phone: `+1${phone}`,
  phoneCode: '1',
  gender: 'N',
})

describe('API-043 API-044 what is kept', () => {
  test('ACC-01 ACC-06 ACC-07 changed values are read back trimmed and in their standard form', async () => {
    const phone = newPhone()
    const answer = await change(wren, sentDetails(phone))
    expect(answer.body.consumerProfile.consumerDetails).toMatchObject(keptDetails(phone))
  })

  test('ACC-01 ACC-06 ACC-07 values that a change leaves out or blank stay', async () => {
    const phone = newPhone()
    await change(wren, sentDetails(phone))
    await change(wren, { firstName: 'Robin', lastName: '  ', phone: '' })
    expect((await read(wren)).consumerDetails).toMatchObject({ ...keptDetails(phone), firstName: 'Robin' })
  })

  test('ACC-05 ACC-01 interests are kept in order, each once and none empty, together with the shoe size', async () => {
    await change(wren, {}, { preferences: { interests: 'Trail||Climb|Trail', preferredShoeSize: ' 42 ' } })
    expect((await read(wren)).preferences).toEqual({ interests: 'Trail|Climb', preferredShoeSize: '42' })
    await change(wren, {}, { preferences: { interests: '' } })
    expect((await read(wren)).preferences).toEqual({ preferredShoeSize: '42' })
  })

  test('ACC-10 the placeholder of a birth date is neither kept nor returned', async () => {
    await change(wren, { birthDate: '1900-01-01', firstName: 'Wren' })
    expect((await read(wren)).consumerDetails).not.toHaveProperty('birthDate')
    const { consumerId = '' } = await read(wren)
    await shop.storage.db
      .updateTable('consumer')
      .set({ birth_date: '1900-01-01' })
      .where('id', '=', consumerId)
      .execute()
    expect((await read(wren)).consumerDetails).not.toHaveProperty('birthDate')
  })
})

describe('API-044 what is sent', () => {
  test.each([
    ['firstName', 'W', 'PRO412'],
    ['lastName', '<b>', 'PRO412'],
    ['postalCode', '9720', 'PRO412'],
    ['phone', '12', 'PRO412'],
    ['birthDate', '2026-02-30', 'PRO412'],
    ['birthDate', '2020-01-01', 'PRO410'],
    ['email', 'somebody.else@example.com', 'PRO412'],
  ] as const)(
    'VAL-37 ACC-07 %s = %s is refused with %s at its field, and nothing is changed',
    async (field, value, errorId) => {
      const before = await read(wren)
      const answer = await change(wren, { firstName: 'Robin', [field]: value })
      expectRefusal(answer, 400, errorId, { field })
      expect(await read(wren)).toEqual(before)
    },
  )

  test('ACC-07 subscriptions have calls of their own', async () => {
    const answer = await change(wren, {}, { subscriptions: [] })
    expect(answer.error?.errorId).toBe('PRO412')
    expect(answer.error?.field).toBe('subscriptions')
  })

  test('SIGN-42 a phone number belongs to one account', async () => {
    const [phone, robin] = [newPhone(), await shop.newConsumer()]
    await change(wren, { phone })
    expect((await change(robin, { phone })).error?.errorId).toBe('AUT444')
  })

  test('SIGN-42 one’s own phone number may be sent again', async () => {
    const phone = newPhone()
    await change(wren, { phone })
    expect((await change(wren, { phone })).status).toBe(200)
  })
})

describe('API-044 the profile of a loyalty member', () => {
  test('ACC-11 a value that a loyalty profile already has cannot be changed', async () => {
    const member = await shop.newConsumer('LOYALTY')
    expect((await change(member, { postalCode: '80302' })).status).toBe(200)
    const answer = await change(member, { postalCode: '80303' })
    expect(answer.error?.errorId).toBe('PRO418')
    expect(answer.error?.field).toBe('postalCode')
  })

  test('ACC-11 a value that a loyalty profile lacks may be added once', async () => {
    const member = await shop.newConsumer('LOYALTY')
    expect((await change(member, { postalCode: '80302' })).status).toBe(200)
    expect((await change(member, { postalCode: '80302', birthDate: '1990-05-01' })).status).toBe(200)
    expect((await change(member, { birthDate: '1990-05-02' })).error?.errorId).toBe('PRO418')
  })
})

describe('whose profile it is', () => {
  test('AUTH-32 ACC-07 API-043 API-044 no account reads or changes another’s profile, because the token alone decides whose it is', async () => {
    const robin = await shop.newConsumer()
    const before = await read(robin)
    await change(wren, { firstName: 'Mallory' }, {})
    expect(await read(robin)).toEqual(before)
    const guest = await shop.newGuest()
    expectRefusal(await change(guest, { firstName: 'Mallory' }), 403, 'AUT432')
    expectRefusal(await guest.ask(readProfile, { query: {} }), 403, 'AUT432')
  })

  test('ACC-07 API-043 API-044 an account that is gone is not found', async () => {
    const { consumerId = '' } = await read(wren)
    await shop.storage.db.deleteFrom('consumer').where('id', '=', consumerId).execute()
    expectRefusal(await wren.ask(readProfile, { query: {} }), 404, 'PRO404')
    expectRefusal(await change(wren, { firstName: 'Wren' }), 404, 'PRO404')
  })
})
