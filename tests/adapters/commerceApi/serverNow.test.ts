import { expect, test } from 'vitest'
import { readServerTime } from '../../../contracts/api/utilityApi.ts'
import { commerceApiOverFetch } from '../../../core/adapters/commerceApi/CommerceApi.fetch.ts'
import { virtualClock } from '../../../core/adapters/clock/Clock.virtual.ts'

const hear = async (deviceNow: number, dates: readonly (string | null)[]) => {
  const clock = virtualClock(deviceNow)
  const left = [...dates]
  const fetch = async () => {
    const date = left.shift() ?? null
    return new Response('{"timestamp":1}', {
      status: 200,
      headers: { 'content-type': 'application/json', ...(date === null ? {} : { date }) },
    })
  }
  const api = commerceApiOverFetch({ fetch: fetch as typeof globalThis.fetch, apiBase: '', clock })
  const before = api.serverNow?.()
  for (const _ of dates) await api.send({ endpoint: readServerTime, input: {}, timeoutMs: 1_000, headers: {} })
  return { before, api, clock }
}

test.each([Date.UTC(2019, 0, 1), Date.UTC(2026, 10, 23), Date.UTC(2041, 0, 1)])(
  'PAY-18 the server’s time is learnt from its answers, on a device that says %i',
  async (deviceNow) => {
    const { before, api, clock } = await hear(deviceNow, ['Mon, 23 Nov 2026 10:00:00 GMT'])
    expect(before).toBeNull()
    expect(api.serverNow?.()).toEqual(Date.UTC(2026, 10, 23, 10))
    await clock.advance(90_000)
    expect(api.serverNow?.()).toBe(Date.UTC(2026, 10, 23, 10, 1, 30))
  },
)

test('PAY-18 an answer without a date, or with one that cannot be read, leaves what is known', async () => {
  expect((await hear(5, [null, 'yesterday'])).api.serverNow?.()).toBeNull()
  expect((await hear(5, ['Mon, 23 Nov 2026 10:00:00 GMT', null, 'never'])).api.serverNow?.()).toBe(
    Date.UTC(2026, 10, 23, 10),
  )
})
