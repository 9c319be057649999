import { describe, expect, test } from 'vitest'
import { lookUpConsumer } from '../../../contracts/api/account/consumerApi.ts'
import { limitNamed } from '../../../server/limits/limitTable.ts'

import type { AccountShop } from './accountShop.ts'
import { useAccountShop } from '../support/useGuestShop.ts'
import { expectRefusal } from '../support/expectRefusal.ts'

let client = 'a'
const { shop } = await useAccountShop(0, { clientOf: () => client })

const { most, windowMs } = limitNamed('lookup-session')
const { most: mostOfClient } = limitNamed('lookup-client')
const lookUp = (email: string, guest: Awaited<ReturnType<AccountShop['newGuest']>>) =>
  guest.ask(lookUpConsumer, { query: { email } })

describe('API-048 looking up an e-mail', () => {
  test('ACC-13 tells only whether it has an account and is a member’s', async () => {
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
  })

  test('ACC-13 answers AUT453 to a text that is no e-mail', async () => {
    const guest = await shop.newGuest()
    expectRefusal(await lookUp('nobody', guest), 400, 'AUT453', { field: 'email' })
  })

  test('ACC-13 is limited per session and per address in a quarter of an hour, and a refusal says how long to wait', async () => {
    client = 'b'
    const guest = await shop.newGuest()
    for (let n = 0; n < most; n++) expect((await lookUp(`${n}@example.com`, guest)).status).toBe(200)
    const refused = await lookUp('consumer@example.com', guest)
    expectRefusal(refused, 429, 'LIM429')
    expect(refused.headers.get('retry-after')).toBe(String(windowMs / 1_000))
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
})
