import { endpoints } from '../../contracts/api/table.ts'
import { expect, test } from 'vitest'
import type { Answer } from '../../contracts/answer.ts'
import { logInAgentWith } from '../../worker/logInAgentWith.ts'
import type { AccountSettings } from '../../worker/signIn.ts'

const session = { storeId: 's', storeName: 'Boulder', storeEmployeeId: 'p', storeEmployeeName: 'Petra Quill' }
const call = { _tag: 'AgentLogin', email: ' petra@example.com ', password: 'a', storeId: 's' } as const

const logIn = async (answer: object, isOnline = true) => {
  const asked: unknown[] = []
  const send = async (endpoint: { readonly id: string }, input: object) => {
    asked.push([endpoint.id, input])
    return answer as Answer
  }
  const settings = {
    session: { send },
    ids: { uuidv7: () => 'k' },
    isOnline: () => isOnline,
  } as unknown as AccountSettings
  return { outcome: await logInAgentWith(settings, call), asked }
}

test('AUTH-24 the agent is asked for at the store; who sells and for how long comes back, the token does not', async () => {
  const { outcome, asked } = await logIn({
    _tag: 'Confirmed',
    body: { ...session, accessToken: 'secret', accessExpiry: 1 },
  })
  expect(asked).toEqual([
    [endpoints.agentLogin.id, { body: { username: 'petra@example.com', password: 'a', storeId: 's' } }],
  ])
  expect(outcome).toEqual({ _tag: 'AgentLoggedIn', session, agentUntil: 1 })
})

test('AUTH-24 a refusal is told with its code; silence and no connection change nothing', async () => {
  const refused = { _tag: 'Refused', status: 404, appId: null, errorId: 'STR404', message: 'said' }
  expect((await logIn(refused)).outcome).toEqual({ _tag: 'Refused', errorId: 'STR404', message: 'said' })
  expect((await logIn({ _tag: 'Unknown' })).outcome).toEqual({ _tag: 'Unreachable' })
  expect(await logIn({}, false)).toEqual({ outcome: { _tag: 'Unreachable' }, asked: [] })
})
