import { describe, expect, test } from 'vitest'
import type { Answer, Refused } from '../../contracts/answer.ts'
import { readCart } from '../../contracts/api/cart/cartApi.ts'
import { readReviews } from '../../contracts/api/catalogue/reviewApi.ts'
import type { AnswerOf, Endpoint } from '../../contracts/api/endpoint.ts'
import { fetchToken } from '../../contracts/api/account/sessionApi.ts'
import type { TokenAnswer } from '../../contracts/api/account/sessionApi.ts'
import { seededIds } from '../../core/adapters/clock/Ids.seeded.ts'
import { virtualClock } from '../../core/adapters/clock/Clock.virtual.ts'
import type { CommerceApi } from '../../core/adapters/commerceApi/CommerceApi.ts'
import { memorySessionStore } from '../../core/adapters/sessionStore/SessionStore.memory.ts'
import { createSession } from '../../worker/session/createSession.ts'

const token: TokenAnswer = {
  tokenType: 'Guest',
  accessToken: 'a',
  refreshToken: 'r',
  accessExpiry: 600_000,
  refreshExpiry: 9_000_000,
  sessionId: 's',
  usid: 'u',
  consumerNo: 'c',
  consumerType: 'GUEST',
  isEmployeeDiscountTCAccepted: false,
}

const refusal = (status: number, appId: string | null): Refused => ({
  _tag: 'Refused',
  status,
  errorId: 'AUT432',
  message: 'no',
  details: { errorId: 'AUT432', message: 'no' },
  appId,
  correlationId: 'c-7',
})

/** A session that gets a token and whose other calls are all refused in this way; and the bot defence's reports. */
const sessionRefused = (refused: Refused, tokens: Answer = { _tag: 'Confirmed', body: token, replayed: false }) => {
  const clock = virtualClock(0)
  const heard: unknown[] = []
  const api: CommerceApi = {
    send: async <E extends Endpoint>({ endpoint }: { readonly endpoint: E }) => {
      const answer = endpoint.id === fetchToken.id ? tokens : refused
      return answer as Answer<AnswerOf<E>>
    },
  }
  const session = createSession({
    api,
    clock,
    ids: seededIds(1, clock),
    store: memorySessionStore(),
    locale: 'en-us',
    site: 'us',
    webview: false,
    alone: (work) => work(),
    onMarkers: () => undefined,
    onEnded: () => undefined,
    onBotDefence: (seen) => void heard.push(seen),
  })
  const ask = () => session.send(readCart, { params: { basketId: 'b-1' }, query: {} })
  const browse = () => session.send(readReviews, { params: { productId: 'p-1' }, query: {} })
  return { ask, browse, heard }
}

test.each([
  [403, null],
  [404, 'guard'],
  [409, 'guard'],
])('ERR-06 a refusal with %i and the appId %j is only a refusal', async (status, appId) => {
  const { ask, heard } = sessionRefused(refusal(status, appId))
  expect(await ask()).toMatchObject({ _tag: 'Refused', status })
  expect(heard).toEqual([])
})

describe('a refusal with 403', () => {
  test('ERR-06 and an appId comes from the bot defence, and is reported with what it was about', async () => {
    const { ask, heard } = sessionRefused(refusal(403, 'guard'))
    expect(await ask()).toMatchObject({ _tag: 'Refused', status: 403 })
    expect(heard).toEqual([{ appId: 'guard', correlationId: 'c-7', path: readCart.path }])
  })

  test('ERR-06 is watched for in calls without an identity and in the token call itself', async () => {
    const browsing = sessionRefused(refusal(403, 'guard'))
    await browsing.browse()
    expect(browsing.heard).toMatchObject([{ appId: 'guard', path: readReviews.path }])
    const starting = sessionRefused(refusal(403, 'guard'), refusal(403, 'guard'))
    expect(await starting.ask()).toMatchObject({ _tag: 'Unknown' })
    expect(starting.heard).toMatchObject([{ appId: 'guard', path: fetchToken.path }])
  })
})
