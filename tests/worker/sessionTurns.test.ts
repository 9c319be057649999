import { expect, test } from 'vitest'
import { readCart } from '../../contracts/api/cart/cartApi.ts'
import { virtualClock } from '../../core/adapters/clock/Clock.virtual.ts'
import { seededIds } from '../../core/adapters/clock/Ids.seeded.ts'
import { memorySessionStore } from '../../core/adapters/sessionStore/SessionStore.memory.ts'
import { createSession } from '../../worker/session/createSession.ts'
import { createSimulatedShop } from '../support/simulatedShop.ts'
import { createSimulatedNetwork } from '../support/simulatedShopNetwork.ts'
import { simulationStart } from '../support/virtualBrowser.ts'

/** A browser's session store and turns, and the requested number of workers' sessions. */
const createAuth = () => {
  const clock = virtualClock(simulationStart)
  const shop = createSimulatedShop(clock.now, [])
  const store = memorySessionStore()
  let latency = 10
  const network = createSimulatedNetwork(shop, clock, () => (latency = ((latency * 7) % 390) + 5))
  const open = (alone: <T>(work: () => Promise<T>) => Promise<T>) =>
    createSession({
      api: network.apiFor('tab-1', clock),
      store,
      clock,
      ids: seededIds(latency, clock),
      locale: 'en-us',
      site: 'us',
      webview: false,
      alone,
      onMarkers: () => undefined,
      onBotDefence: () => undefined,
      onEnded: () => undefined,
    })
  const tokens = () => shop.arrivals.filter(({ name }) => name === 'fetchToken').length
  return { clock, shop, store, network, open, tokens }
}

const read = (session: ReturnType<ReturnType<typeof createAuth>['open']>) =>
  session.send(readCart, { params: { basketId: 'none' }, query: {} })

test('AUTH-05 calls made at once share one token, and share its renewal when it is refused', async () => {
  const { clock, shop, open, tokens } = createAuth()
  const session = open((work) => work())
  const first = Promise.all([read(session), read(session), read(session)])
  await clock.advance(2_000)
  expect((await first).map(({ _tag }) => _tag)).toEqual(['Refused', 'Refused', 'Refused'])
  expect(tokens()).toBe(1)
  shop.sessions.expire()
  const second = Promise.all([read(session), read(session), read(session)])
  await clock.advance(2_000)
  expect(await second).toMatchObject([{ errorId: 'BSK404' }, { errorId: 'BSK404' }, { errorId: 'BSK404' }])
  expect(tokens()).toBe(2)
})

test('AUTH-05 a turn that never comes is not waited for without end, and a sleeper joins the session of the one ahead', async () => {
  const { clock, shop, store, open } = createAuth()
  const letGo: (() => void)[] = []
  const sleeper = open((work) => work())
  const waiting = open(() => new Promise((resolve) => void letGo.push(resolve as () => void)))
  const put = store.get
  let isAsleep = true
  const held: (() => void)[] = []
  let reads = 0
  store.get = (site) =>
    (reads += 1) === 2 && isAsleep ? new Promise<void>((wake) => void held.push(wake)).then(() => put(site)) : put(site)
  const slept = read(sleeper)
  await clock.advance(1_000)
  const ahead = read(waiting)
  await clock.advance(13_000)
  expect(await ahead).toMatchObject({ errorId: 'BSK404' })
  const kept = await put('us')
  isAsleep = false
  held.forEach((wake) => wake())
  await clock.advance(2_000)
  expect(await slept).toMatchObject({ errorId: 'BSK404' })
  expect(shop.sessions.opened).toEqual(['session-1', 'session-2'])
  const [, bySleeper] = [kept, shop.arrivals.filter(({ name }) => name === 'fetchToken').at(-1)]
  expect(bySleeper?.body).toEqual({ refreshToken: kept?.refreshToken, renewalKey: kept?.renewalKey })
})
