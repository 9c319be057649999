import { describe, expect, test } from 'vitest'
import { agentLogin, changePassword } from '../../../contracts/api/account/authApi.ts'
import { lookUpConsumer, readProfile } from '../../../contracts/api/account/consumerApi.ts'
import { demonstrationPassword } from '../../../server/demonstration/demonstrationAccounts.ts'
import { findCaller } from '../../../server/session/findCaller.ts'
import { useAccountShop } from '../support/useGuestShop.ts'

const { shop } = await useAccountShop()

const logIn = async (username = 'agent@example.com', password: string = demonstrationPassword, storeId = 'US001') =>
  (await shop.newGuest()).ask(agentLogin, { body: { username, password, storeId } })

describe('API-008 a good login', () => {
  test('AUTH-24 BIS-01 an agent’s login at a store says who sells and where, and its token expires after ten minutes', async () => {
    const { body } = await logIn()
    expect(body).toMatchObject({
      storeId: 'US001',
      storeName: 'Boulder, Pearl Street',
      storeEmployeeName: 'Petra Quill',
      accessExpiry: shop.clock.now + 600_000,
    })
    const { id } = await shop.storage.db
      .selectFrom('consumer')
      .select('id')
      .where('email', '=', 'agent@example.com')
      .executeTakeFirstOrThrow()
    expect(body.storeEmployeeId).toBe(id)
    const caller = await findCaller(shop.storage.db, body.accessToken, shop.clock.now)
    expect(caller).toMatchObject({ kind: 'agent', role: 'agent', isMember: false })
    expect(caller?.subject).not.toBe(id)
    expect(await findCaller(shop.storage.db, body.accessToken, shop.clock.now + 600_000)).toBeUndefined()
  })

  test('AUTH-24 AUTH-32 an agent’s session reaches nothing of the agent’s account, and does what guests do', async () => {
    const agent = shop.asGuest((await logIn()).body.accessToken)
    expect((await agent.ask(readProfile, { query: {} })).error?.errorId).toBe('AUT432')
    expect((await agent.ask(lookUpConsumer, { query: { email: 'loyalty@example.com' } })).body).toEqual({
      exists: true,
      isLoyaltyMember: true,
    })
  })
})

describe('API-008 a refused one', () => {
  test('AUTH-24 BIS-05 an employee who is no agent, and a store that does not exist, are not found', async () => {
    const answers = [
      await logIn('employee@example.com'),
      await logIn('consumer@example.com'),
      await logIn('agent@example.com', demonstrationPassword, 'XX999'),
    ]
    expect(answers.map(({ error }) => error?.errorId)).toEqual(['STR404', 'STR404', 'STR404'])
  })

  test('AUTH-24 BIS-05 a wrong password of an agent is refused as at sign-in, and counts towards the same limit', async () => {
    const wrong = [
      await logIn('athlete@example.com', 'no'),
      await logIn('athlete@example.com', 'no'),
      await logIn('nobody@example.com', 'no'),
    ]
    expect(wrong.map(({ error }) => error?.errorId)).toEqual(['AUT401', 'AUT401', 'AUT401'])
    expect((await shop.trySignIn('athlete@example.com', 'no')).error?.errorId).toBe('AUT401')
    expect((await logIn('athlete@example.com', 'no')).error?.errorId).toBe('AUT426')
    expect((await logIn('athlete@example.com')).error?.errorId).toBe('STR404')
  })
})

describe('the session of an agent', () => {
  test('AUTH-24 no token of an agent is kept, not under a key either: the same call again is another session', async () => {
    const guest = await shop.newGuest()
    const ask = () =>
      guest.ask(
        agentLogin,
        { body: { username: 'agent@example.com', password: demonstrationPassword, storeId: 'US001' } },
        { key: 'the-same' },
      )
    const [first, second] = [(await ask()).body, (await ask()).body]
    expect(second.accessToken).not.toBe(first.accessToken)
    const kept = JSON.stringify(await shop.storage.db.selectFrom('idempotency').selectAll().execute())
    expect(kept).not.toContain(first.accessToken)
  })

  test('AUTH-24 AUTH-22 with a new password every session of the agent at a store ends', async () => {
    const { accessToken } = (await logIn()).body
    const account = await shop.signedIn('agent@example.com')
    await account.done(changePassword, { body: { currentPassword: demonstrationPassword, newPassword: 'Ridge-2027' } })
    expect(await findCaller(shop.storage.db, accessToken, shop.clock.now)).toBeUndefined()
  })
})
