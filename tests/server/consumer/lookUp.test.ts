import { afterAll, beforeAll, expect, test } from 'vitest'
import { lookUpConsumer } from '../../../contracts/api/consumerApi.ts'
import { limitNamed } from '../../../server/limits/limitTable.ts'
import { accountShop } from './accountShop.ts'
import type { AccountShop } from './accountShop.ts'

let shop: AccountShop
let client = 'a'
beforeAll(async () => {
  shop = await accountShop({ clientOf: () => client })
})
afterAll(() => shop.close())

const { most, windowMs } = limitNamed('lookup-session')
const { most: mostOfClient } = limitNamed('lookup-client')
const lookUp = (email: string, guest: Awaited<ReturnType<AccountShop['newGuest']>>) =>
  guest.ask(lookUpConsumer, { query: { email } })

test('ACC-13 whether an e-mail has an account, and whether it is a member’s; nothing else is told', async () => {
  const guest = await shop.newGuest()
  const answers = [
    await lookUp(' Consumer@Example.com', guest),
    await lookUp('loyalty@example.com', guest),
    await lookUp('nobody@example.com', guest),
  ]
  expect(answers.map(({ json }) => json)).toEqual([
    { exists: true, isLoyaltyMember: false },
    { exists: true, isLoyaltyMember: true },
    { exists: false, isLoyaltyMember: false },
  ])
  expect((await lookUp('nobody', guest)).error).toMatchObject({ errorId: 'AUT453', field: 'email' })
})

test('ACC-13 nobody goes through a list: by session and by address so many look-ups in a quarter of an hour, and then how long to wait', async () => {
  client = 'b'
  const guest = await shop.newGuest()
  for (let n = 0; n < most; n++) expect((await lookUp(`${n}@example.com`, guest)).status).toBe(200)
  const refused = await lookUp('consumer@example.com', guest)
  expect([refused.status, refused.error?.errorId, refused.headers.get('retry-after')]).toEqual([
    429,
    'LIM429',
    String(windowMs / 1_000),
  ])
  expect(refused.text).not.toContain('exists')
  for (let n = most; n < mostOfClient; n += most) {
    const other = await shop.newGuest()
    for (let m = 0; m < most; m++) expect((await lookUp(`${n}-${m}@example.com`, other)).status).toBe(200)
  }
  expect((await lookUp('consumer@example.com', await shop.newGuest())).status).toBe(429)
  client = 'c'
  expect((await lookUp('consumer@example.com', guest)).status).toBe(429)
  expect((await lookUp('consumer@example.com', await shop.newGuest())).status).toBe(200)
  shop.clock.now += windowMs
  expect((await lookUp('consumer@example.com', await shop.newGuest())).status).toBe(200)
})
