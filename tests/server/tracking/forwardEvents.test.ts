import { beforeEach, describe, expect, test } from 'vitest'
import { collectEvents } from '../../../contracts/api/content/trackingApi.ts'
import { openForwarder } from '../../../server/tracking/forwardEvents.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { testServer } from '../support/testServer.ts'

const shop = await closeAfterAll(testServer({ isForwarding: true }))
const { db } = shop.storage
beforeEach(async () => void (await db.deleteFrom('tracking_event').execute()))

const collect = async (...ids: readonly string[]): Promise<void> => {
  const events = ids.map((id) => ({
    id,
    at: 1_000,
    name: 'Product Added',
    properties: { product_id: 'P', sku: 'S', name: 'Bag', price: 129.95, currency: 'USD', quantity: 2 },
  }))
  await shop.call('POST', collectEvents.path, { body: { events }, headers: { 'x-access-key': '', locale: 'fr-fr' } })
}

type Message = { readonly messageId: string }

/** Another server that answers as it is told, and by `statusOf` to a batch; undefined = no connection. */
const receiver = (statusOf: (ids: readonly string[]) => number | undefined = () => 200, retryAfter = '') => {
  const calls: { readonly batch: readonly Message[]; readonly authorization: string | null }[] = []
  const answer: typeof fetch = async (...asked) => {
    const [, init] = asked
    const { batch } = (await new Request(...asked).json()) as { readonly batch: readonly Message[] }
    calls.push({ batch, authorization: new Headers(init?.headers).get('authorization') })
    const status = statusOf(batch.map(({ messageId }) => messageId))
    if (status === undefined) throw new TypeError('fetch failed')
    return new Response(null, { status, headers: retryAfter === '' ? {} : { 'retry-after': retryAfter } })
  }
  return { calls, answer, ids: () => calls.map(({ batch }) => batch.map(({ messageId }) => messageId).toSorted()) }
}

/** Forwards to it, as one process; `lines` = what it has logged. */
const process = ({ answer }: Pick<ReturnType<typeof receiver>, 'answer'>, key = '') => {
  const lines: unknown[] = []
  const forward = openForwarder({
    to: 'https://events.example/v1/batch',
    key,
    db,
    now: () => shop.clock.now,
    log: (entry) => lines.push(entry.event),
    fetch: answer,
  })
  return { forward, lines }
}
const pass = (ms: number): void => void (shop.clock.now += ms)

describe('what is tracked', () => {
  test('TRK-04 is handed over once, as Segment has it: decimal money, an instant, nobody named', async () => {
    const other = receiver()
    await collect('one')
    const { forward } = process(other, 'secret')
    await forward()
    await forward()
    expect(other.calls).toEqual([
      {
        authorization: `Basic ${btoa('secret:')}`,
        batch: [
          {
            type: 'track',
            messageId: 'one',
            anonymousId: 'one',
            event: 'Product Added',
            properties: { product_id: 'P', sku: 'S', name: 'Bag', price: 129.95, currency: 'USD', quantity: 2 },
            timestamp: '1970-01-01T00:00:01.000Z',
            context: { locale: 'fr-fr' },
          },
        ],
      },
    ])
  })

  test('TRK-04 leaves in batches of a hundred at most, and one that comes twice is handed over once', async () => {
    const other = receiver()
    const ids = Array.from({ length: 150 }, (_, nth) => `many/${nth}`)
    await collect(...ids.slice(0, 100))
    await collect(...ids.slice(50))
    await process(other).forward()
    expect(other.ids().map(({ length }) => length)).toEqual([100, 50])
    expect(other.ids().flat().toSorted()).toEqual(ids.toSorted())
  })

  test.each([undefined, 500, 429, 401])(
    'TRK-04 is handed over again under the same id after an answer of %s, after waits that double',
    async (status) => {
      const isAway = [true, true, true, false]
      const other = receiver(() => (isAway.shift() ? status : 200))
      await collect('two')
      const { forward } = process(other)
      for (const wait of [1_999, 1, 3_999, 1, 7_999, 1]) {
        await forward()
        pass(wait)
      }
      expect(other.ids()).toEqual([['two'], ['two'], ['two']])
      await forward()
      await forward()
      expect(other.ids()).toEqual([['two'], ['two'], ['two'], ['two']])
    },
  )

  test('TRK-04 waits as long as the other server asks for', async () => {
    const isAway = [true, false]
    const other = receiver(() => (isAway.shift() ? 429 : 200), '30')
    await collect('three')
    const { forward } = process(other)
    await forward()
    pass(29_999)
    await forward()
    expect(other.calls).toHaveLength(1)
    pass(1)
    await forward()
    expect(other.calls).toHaveLength(2)
  })

  test('TRK-04 of a process that died meanwhile is handed over by another, and not before it must be dead', async () => {
    await collect('four')
    void process({ answer: () => new Promise(() => undefined) }).forward()
    await expect
      .poll(async () => (await db.selectFrom('tracking_event').select('forward_at').execute())[0]?.forward_at)
      .toBe(shop.clock.now + 60_000)
    const other = receiver()
    const { forward } = process(other)
    await forward()
    expect(other.calls).toEqual([])
    pass(60_000)
    await forward()
    expect(other.ids()).toEqual([['four']])
  })

  test('TRK-04 is left, and logged, when it is refused by itself, while its neighbours are handed over', async () => {
    const other = receiver((ids) => (ids.includes('bad') ? 400 : 200))
    await collect('good', 'bad', 'better')
    const { forward, lines } = process(other)
    await forward()
    await forward()
    expect(other.ids().flat().toSorted()).toEqual(['bad', 'bad', 'better', 'better', 'good', 'good'])
    expect(lines).toEqual(['failure'])
    await process(other).forward()
    expect(other.ids()).toHaveLength(4)
  })
})

test('TRK-04 what came while nothing was forwarded is not forwarded later', async () => {
  const quiet = await testServer({ storage: shop.storage })
  await quiet.call('POST', collectEvents.path, {
    body: { events: [{ id: 'five', at: 1, name: 'Signed In', properties: { site: 'NA' } }] },
    headers: { 'x-access-key': '', locale: 'en-us' },
  })
  const other = receiver()
  await process(other).forward()
  expect(other.calls).toEqual([])
})
