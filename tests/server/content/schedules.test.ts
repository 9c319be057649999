import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readContentPage, searchContent } from '../../../contracts/api/content/contentApi.ts'
import { publish } from '../../../server/content/publishing.ts'
import { keepPublished } from '../../../server/content/publishedContent.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { testServer } from '../support/testServer.ts'
import { richText, samplePage, save } from './sampleContent.ts'

const server = await closeAfterAll(testServer())
const { db } = server.storage
const { clock } = server
const author = 'Wren'

type Times = { readonly from?: number; readonly until?: number }

/** Publishes a page of this text now, to be shown between two instants (ms from now). */
const publishNow = async (key: string, text: string, { from, until }: Times = {}, more: object = {}): Promise<void> => {
  const at = (ms: number) => new Date(clock.now + ms).toISOString()
  const page = samplePage(key, text, {
    ...(from === undefined ? {} : { validFrom: at(from) }),
    ...(until === undefined ? {} : { validUntil: at(until) }),
    ...more,
  })
  await publish(db, page, await save(db, page), { author, now: clock.now })
}

/** What shoppers see of a page: its text, or null where it is missing. */
const shown = async (key: string): Promise<string | null> => {
  const path = `/publish/caas/v1/canvas/page/NA/${key}`
  const { status } = await server.call('GET', path)
  return status === 404 ? null : (await server.read(readContentPage, path)).name.replace(' (en)', '')
}

/** What shoppers see at each of the instants (ms from now). */
const shownAt = async (key: string, ...instants: readonly number[]): Promise<readonly (string | null)[]> => {
  const start = clock.now
  const seen = []
  for (const instant of instants) {
    clock.now = start + instant
    seen.push(await shown(key))
  }
  clock.now = start
  return seen
}

describe.each(['read each time', 'kept in memory'])('what is published, %s', (how) => {
  const under = async (work: (key: string) => Promise<void>) => {
    const stop = how === 'kept in memory' ? keepPublished(db, () => undefined, 1) : async () => undefined
    try {
      await work(how.replaceAll(' ', '-'))
    } finally {
      await stop()
    }
  }

  test('CMS-01 shows the old page until the new one begins, and again when it has ended', () =>
    under(async (name) => {
      const key = `sale-${name}`
      await publishNow(key, 'Always')
      await publishNow(key, 'Sale', { from: 10, until: 20 })
      await expect
        .poll(() => shownAt(key, 0, 9, 10, 19, 20, 99))
        .toEqual(['Always', 'Always', 'Sale', 'Sale', 'Always', 'Always'])
    }))

  test('CMS-01 shows nothing before the first page begins, nor when the last has ended', () =>
    under(async (name) => {
      const key = `event-${name}`
      await publishNow(key, 'Event', { from: 10, until: 20 })
      await publishNow(key, 'Last day', { from: 15, until: 20 })
      await expect
        .poll(() => shownAt(key, 9, 10, 14, 15, 19, 20))
        .toEqual([null, 'Event', 'Event', 'Last day', 'Last day', null])
    }))

  test('CMS-01 a page that is published without instants takes back what was scheduled', () =>
    under(async (name) => {
      const key = `back-${name}`
      await publishNow(key, 'Always')
      await publishNow(key, 'Sale', { from: 10 })
      await publish(db, { site: 'NA', family: 'page', key }, 1, { author, now: clock.now })
      await expect.poll(() => shownAt(key, 0, 10)).toEqual(['Always', 'Always'])
    }))
})

test('CAT-55 a list has an article as it is shown at the moment', async () => {
  const article = (title: string) => ({
    bodies: {
      en: {
        name: title,
        slots: {
          main: [
            { id: 'head', type: 'article', title, picture: { url: '/a.svg', alt: '' }, tags: [{ label: 'Huts' }] },
            richText('Words'),
          ],
        },
      },
    },
  })
  await publishNow('huts', '', {}, article('Huts'))
  await publishNow('huts', '', { from: 10, until: 20 }, article('Huts in winter'))
  const start = clock.now
  const titles = []
  for (const instant of [9, 10, 20]) {
    clock.now = start + instant
    const { result } = await server.read(searchContent, '/publish/caas/v1/canvas/search/NA/article')
    titles.push(result.map(({ title }) => title))
  }
  clock.now = start
  expect(titles).toEqual([['Huts'], ['Huts in winter'], ['Huts']])
})

const span = fc.record(
  { from: fc.integer({ min: -3, max: 12 }), until: fc.integer({ min: -3, max: 12 }) },
  { requiredKeys: [] },
)

test('CMS-01 of any publications the last that is valid is shown, at every instant', async () => {
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.nat(3), span), { minLength: 1, maxLength: 6 }), async (publications) => {
      const key = `any-${(run += 1)}`
      const model: { readonly text: string; readonly from: number; readonly until: number }[] = []
      for (const [passed, times] of publications) {
        clock.now += passed
        const text = String(model.length)
        await publishNow(key, text, times)
        const { from = -Infinity, until = Infinity } = times
        model.unshift({ text, from: clock.now + from, until: clock.now + until })
        for (const instant of [0, 1, 2, 5, 8, 13]) {
          const now = clock.now + instant
          const expected = model.find(({ from: start, until: end }) => start <= now && now < end)?.text ?? null
          expect(await shownAt(key, instant)).toEqual([expected])
        }
      }
    }),
    { numRuns: 40 },
  )
})
