import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readProfile, updateProfile } from '../../../contracts/api/consumerApi.ts'
import type { ProfileEntry } from '../../../contracts/api/consumer.ts'
import { accountShop } from './accountShop.ts'
import type { AccountShop } from './accountShop.ts'

type Consumer = Awaited<ReturnType<AccountShop['newConsumer']>>
type Details = NonNullable<ProfileEntry['consumerDetails']>

let shop: AccountShop
let wren: Consumer
let phones = 0
beforeAll(async () => {
  shop = await accountShop()
})
beforeEach(async () => {
  wren = await shop.newConsumer()
})
afterAll(() => shop.close())

const read = async (consumer: Pick<Consumer, 'done'>) =>
  (await consumer.done(readProfile, { query: {} })).consumerProfile
const change = (
  consumer: Pick<Consumer, 'ask'>,
  consumerDetails: Details,
  more: Omit<ProfileEntry, 'consumerDetails'> = {},
  how: { locale?: string } = {},
) => consumer.ask(updateProfile, { query: {}, body: { consumerProfile: { consumerDetails, ...more } } }, how)
const newPhone = () => `303555${String(1000 + ++phones)}`

test('ACC-01 ACC-06 ACC-07 what is changed is read back, tidy; what is left out or blank stays', async () => {
  const phone = newPhone()
  const answer = await change(wren, {
    firstName: ' Wren ',
    lastName: 'O’Hara',
    postalCode: '80302 ',
    birthDate: '1990-05-01',
    phone,
    phoneCode: '1',
    gender: 'N',
  })
  const whole = {
    firstName: 'Wren',
    lastName: "O'Hara",
    postalCode: '80302',
    birthDate: '1990-05-01',
    phone: `+1${phone}`,
    phoneCode: '1',
    gender: 'N',
  }
  expect(answer.body.consumerProfile.consumerDetails).toMatchObject(whole)
  await change(wren, { firstName: 'Robin', lastName: '  ', phone: '' })
  expect((await read(wren)).consumerDetails).toMatchObject({ ...whole, firstName: 'Robin' })
})

test('ACC-05 ACC-01 interests are kept in order, each once, none empty; the shoe size beside them', async () => {
  await change(wren, {}, { preferences: { interests: 'Trail||Climb|Trail', preferredShoeSize: ' 42 ' } })
  expect((await read(wren)).preferences).toEqual({ interests: 'Trail|Climb', preferredShoeSize: '42' })
  await change(wren, {}, { preferences: { interests: '' } })
  expect((await read(wren)).preferences).toEqual({ preferredShoeSize: '42' })
})

test('ACC-10 the placeholder of a birth date is neither kept nor told', async () => {
  await change(wren, { birthDate: '1900-01-01', firstName: 'Wren' })
  expect((await read(wren)).consumerDetails).not.toHaveProperty('birthDate')
  const { consumerId = '' } = await read(wren)
  await shop.storage.db.updateTable('consumer').set({ birth_date: '1900-01-01' }).where('id', '=', consumerId).execute()
  expect((await read(wren)).consumerDetails).not.toHaveProperty('birthDate')
})

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
    expect([answer.status, answer.error?.errorId, answer.error?.field]).toEqual([400, errorId, field])
    expect(await read(wren)).toEqual(before)
  },
)

test('ACC-07 subscriptions have calls of their own', async () => {
  const answer = await change(wren, {}, { subscriptions: [] })
  expect([answer.error?.errorId, answer.error?.field]).toEqual(['PRO412', 'subscriptions'])
})

test('SIGN-42 a phone number is one account’s; one’s own may be sent again', async () => {
  const [phone, robin] = [newPhone(), await shop.newConsumer()]
  await change(wren, { phone })
  expect([(await change(robin, { phone })).error?.errorId, (await change(wren, { phone })).status]).toEqual([
    'AUT444',
    200,
  ])
})

test('ACC-11 what stands on a loyalty profile stays; what is missing there may be added once', async () => {
  const member = await shop.newConsumer('LOYALTY')
  expect((await change(member, { postalCode: '80302' })).status).toBe(200)
  const answer = await change(member, { postalCode: '80303' })
  expect([answer.error?.errorId, answer.error?.field]).toEqual(['PRO418', 'postalCode'])
  expect((await change(member, { postalCode: '80302', birthDate: '1990-05-01' })).status).toBe(200)
  expect((await change(member, { birthDate: '1990-05-02' })).error?.errorId).toBe('PRO418')
})

test('AUTH-32 ACC-07 nobody reads or changes another’s profile: the token alone says whose it is', async () => {
  const robin = await shop.newConsumer()
  const before = await read(robin)
  await change(wren, { firstName: 'Mallory' }, {})
  expect(await read(robin)).toEqual(before)
  const guest = await shop.newGuest()
  expect((await change(guest, { firstName: 'Mallory' })).error?.errorId).toBe('AUT432')
})

test('ACC-07 an account that is gone is not found', async () => {
  const { consumerId = '' } = await read(wren)
  await shop.storage.db.deleteFrom('consumer').where('id', '=', consumerId).execute()
  expect([
    (await wren.ask(readProfile, { query: {} })).error?.errorId,
    (await change(wren, { firstName: 'Wren' })).error?.errorId,
  ]).toEqual(['PRO404', 'PRO404'])
})
