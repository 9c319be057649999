import { endpoints } from '../../contracts/api/table.ts'
import { describe, expect, test } from 'vitest'
import { agentLoginWith } from '../../worker/requests/requestHandlers.ts'
import { requestSettings } from './requestSettings.ts'

const session = { storeId: 's', storeName: 'Boulder', storeEmployeeId: 'p', storeEmployeeName: 'Petra Quill' }
const call = { email: ' petra@example.com ', password: 'a', storeId: 's' } as const

const logIn = async (answer: object, isOnline = true) => {
  const requests: unknown[] = []
  const settings = requestSettings(({ id, input }) => (requests.push([id, input]), answer), {
    ids: { uuidv7: () => 'k' },
    isOnline: () => isOnline,
  })
  return { outcome: await agentLoginWith(settings, call), requests }
}

describe('API-008 a login that the server answers', () => {
  test('AUTH-24 is asked for at the store', async () => {
    const { requests } = await logIn({
      _tag: 'Confirmed',
      body: { ...session, accessToken: 'secret', accessExpiry: 1 },
    })
    expect(requests).toEqual([
      [endpoints.agentLogin.id, { body: { username: 'petra@example.com', password: 'a', storeId: 's' } }],
    ])
  })

  test('AUTH-24 tells who sells and for how long, without the token', async () => {
    const { outcome } = await logIn({
      _tag: 'Confirmed',
      body: { ...session, accessToken: 'secret', accessExpiry: 1 },
    })
    expect(outcome).toEqual({ _tag: 'Done', output: { session, agentUntil: 1 } })
  })

  test('AUTH-24 with a refusal is reported with its code', async () => {
    const refused = { _tag: 'Refused', status: 404, appId: null, errorId: 'STR404', message: 'said', details: {} }
    expect((await logIn(refused)).outcome).toEqual({ _tag: 'Refused', errorId: 'STR404', message: 'said', field: null })
  })
})

describe('a login that gets no answer', () => {
  test('AUTH-24 is none, when the server is silent', async () => {
    expect((await logIn({ _tag: 'Unknown' })).outcome).toEqual({ _tag: 'Unreachable' })
  })

  test('AUTH-24 is not asked for without a connection', async () => {
    expect(await logIn({}, false)).toEqual({ outcome: { _tag: 'Unreachable' }, requests: [] })
  })
})
