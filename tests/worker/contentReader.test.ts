import { describe, expect, test } from 'vitest'
import type { Diagnostic } from '../../contracts/diagnostics.ts'
import type { Queries, QueryMessage } from '../../contracts/queries.ts'
import { virtualClock } from '../../core/adapters/clock/Clock.virtual.ts'
import { askQuery } from '../../core/adapters/queries/askQuery.ts'
import { memoryQueryCache } from '../../core/adapters/queries/QueryCache.memory.ts'
import { initialState } from '../../core/domain/state/shopperState.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { createDiagnostics } from '../../worker/bridge/diagnostics.ts'
import { contentReader } from '../../worker/requests/contentReader.ts'
import { fetchQuery } from '../../worker/requests/queryCalls.ts'
import { allKinds } from '../contracts/blockSamples.ts'
import { requestSettings } from './requestSettings.ts'

const now = 1_800_000_000_000
const home: Queries['content']['ask'] = { family: 'page', key: 'home' }
const words = (text: string) => ({ id: text, type: 'rich-text', richText: `<p>${text}</p>`, richTextTree: [text] })
const byMembership = {
  id: 'member',
  type: 'segmentation',
  segments: [{ id: 'loyalty', targets: [words('member')] }],
  baselines: [words('join')],
}
const documentOf = (blocks: readonly object[], more: object = {}) => ({
  id: 'home',
  name: 'Home',
  slots: { main: blocks },
  ...more,
})

/** What the page receives when the cache or the server answers with a document. */
const shown = (
  answer: object,
  { state = initialState(), ask = home, from = 'server' as 'server' | 'cache', at = now }: Partial<Shown> = {},
) => {
  const messages: QueryMessage<unknown>[] = []
  const notes: Diagnostic[] = []
  const note = async (diagnostic: Diagnostic) => void notes.push(diagnostic)
  const receive = contentReader({ ask, locale: 'en-us', state, now, note }, (message) => messages.push(message))
  receive({ _tag: 'Answered', answer, from, at, last: true })
  receive({ _tag: 'Answered', answer, from, at, last: true })
  return { message: messages[0], notes }
}
type Shown = {
  readonly state: ShopperState
  readonly ask: Queries['content']['ask']
  readonly from: 'server' | 'cache'
  readonly at: number
}

/** The lines of the log of one visit on which this was noted. */
const noted = async (notes: readonly Diagnostic[]) => {
  const { note, noted: lines } = createDiagnostics(() => now, memoryQueryCache(virtualClock()))
  notes.forEach(note)
  return (await lines()).map(({ about, reason, times }) => [about, reason, times])
}

const idsOf = (message: QueryMessage<unknown> | undefined): readonly string[] =>
  message?._tag === 'Answered'
    ? (message.answer as { slots: { main: { id: string }[] } }).slots.main.map(({ id }) => id)
    : []

const memberOn = (site: string): ShopperState => ({
  ...initialState(),
  account: { signedIn: [{ site, consumerType: 'LOYALTY', at: now }], left: null, associate: null },
})

describe('a document that a page asked for', () => {
  test.each([
    ['a guest', initialState(), 'join'],
    ['a member', memberOn('us'), 'member'],
    ['a member of another site', memberOn('ca'), 'join'],
  ])('SEG-04 is resolved for %s, from the cache as from the server', (_, state, expected) => {
    for (const from of ['server', 'cache'] as const)
      expect(idsOf(shown(documentOf([byMembership]), { state, from }).message)).toEqual([expected])
  })

  test('SEG-08 is resolved for the product that it stands around', () => {
    const onlyFor = {
      id: 'one',
      type: 'filter-by',
      variant: 'bySku',
      operator: 'IN',
      filterBy: ['HARROWMID1'],
      components: [words('harrow')],
    }
    const ids = (key: string) => idsOf(shown(documentOf([onlyFor]), { ask: { family: 'product', key } }).message)
    expect(ids('HARROWMID1')).toEqual(['harrow'])
    expect(ids('LOWSHOE001')).toEqual([])
  })

  test.each([
    ['menu', { items: [byMembership] }],
    ['popups', { popups: [byMembership] }],
  ] as const)('NAV-15 PROMO-11 is made of the list that answers for the %s', (family, list) => {
    expect(idsOf(shown(list, { ask: { family, key: family } }).message)).toEqual(['join'])
  })

  describe('by the clock of the server, which answered at noon', () => {
    const noon = Date.UTC(2026, 10, 25, 12)
    const kept = { from: 'cache', at: now - 9 } as const
    const missing = { _tag: 'ContentPageError', status: 404, path: '/publish/caas/v1/canvas/augmentedpage/NA/home' }

    test('CMS-01 shows what is valid at noon, whatever the clock of the device says', () => {
      const blocks = [
        { ...words('early'), validFrom: '2026-11-25T12:00:00.001Z' },
        { ...words('begun'), validFrom: '2026-11-25T12:00:00Z' },
        { ...words('ending'), validUntil: '2026-11-25T12:00:00.001Z' },
        { ...words('over'), validUntil: '2026-11-25T12:00:00Z' },
      ]
      const answer = documentOf(blocks, { asOf: noon, validFrom: noon, validUntil: noon + 1 })
      expect(idsOf(shown(answer).message)).toEqual(['begun', 'ending'])
      // It was asked before it was answered.
      expect(idsOf(shown(answer, { at: now + 300_000 }).message)).toEqual(['begun', 'ending'])
    })

    test('ERR-32 is a missing page once it has ended in the cache', () => {
      const cached = (validUntil: number) =>
        shown(documentOf([words('kept')], { asOf: noon, validUntil }), kept).message
      expect(cached(noon + 9)).toEqual(missing)
      expect(idsOf(cached(noon + 10))).toEqual(['kept'])
    })

    test('CMS-01 a block of a cached document begins and ends when its time has come', () => {
      const block = (validFrom: number, validUntil: number) => ({
        ...words('block'),
        validFrom: new Date(validFrom).toISOString(),
        validUntil: new Date(validUntil).toISOString(),
      })
      const cached = (validFrom: number, validUntil: number) =>
        idsOf(shown(documentOf([block(validFrom, validUntil)], { asOf: noon }), kept).message)
      expect(cached(noon + 9, noon + 10)).toEqual(['block'])
      expect(cached(noon + 10, noon + 11)).toEqual([])
      expect(cached(noon, noon + 9)).toEqual([])
    })

    test('NAV-15 PROMO-11 lists tell their instant too', () => {
      const later = { ...words('begun'), validFrom: '2026-11-25T12:00:00Z' }
      for (const [family, list] of [
        ['menu', 'items'],
        ['popups', 'popups'],
      ] as const)
        expect(idsOf(shown({ [list]: [later], asOf: noon }, { ask: { family, key: family } }).message)).toEqual([
          'begun',
        ])
    })
  })

  test('CMS-02 the same content, answered at another time, is equal, so that the page does not draw it again', () => {
    const answeredAt = (asOf: number) => shown(documentOf([words('kept')], { asOf })).message
    expect(answeredAt(now)).toMatchObject({ _tag: 'Answered' })
    expect(answeredAt(now + 1)).toEqual(answeredAt(now))
  })

  test('CMS-01 the clock of the device decides about an answer that does not tell its instant', () => {
    expect(shown(documentOf([], { validFrom: now + 1 })).message?._tag).toBe('ContentPageError')
    expect(shown(documentOf([], { validFrom: now })).message?._tag).toBe('Answered')
  })

  test('CMS-06 loses the blocks that cannot be read, which is reported once per kind and visit', async () => {
    const broken = { id: 'broken', type: 'hologram' }
    const { message, notes } = shown(documentOf([broken, words('whole'), broken]))
    expect(idsOf(message)).toEqual(['whole'])
    const note = { kind: 'widgetScript', about: 'block hologram', reason: 'unknown', once: true }
    expect(notes).toEqual([note, note, note, note])
    expect(await noted(notes)).toEqual([['block_hologram', 'unknown', 1]])
  })

  test.each(allKinds)('CMS-06 reports a page full of malformed %s once, and again on the next visit', async (kind) => {
    const malformed = Array.from({ length: 5 }, (_, n) => ({ id: `b${n}`, type: kind, exposures: 'wrong' }))
    const { notes } = shown(documentOf([...malformed, { ...malformed[0], type: undefined }]))
    const once = [
      [`block_${kind}`, 'malformed', 1],
      ['block_unreadable', 'unknown', 1],
    ]
    expect([await noted(notes), await noted(notes)]).toEqual([once, once])
  })

  test('messages without a document pass as they are', () => {
    const unreachable = { _tag: 'Unreachable', reason: 'network' } as const
    const messages: QueryMessage<unknown>[] = []
    const quiet = async () => undefined
    contentReader({ ask: home, locale: 'en-us', state: initialState(), now, note: quiet }, (message) =>
      messages.push(message),
    )(unreachable)
    expect(messages).toEqual([unreachable])
  })
})

describe('the call behind it', () => {
  test.each([
    ['page', 'cart', 'en-us', 'API-087', { mode: 'publish', siteId: 'NA', page: 'cart' }],
    ['category', '1010', 'fr-fr', 'API-105', { mode: 'publish', siteId: 'EMEA', categoryId: '1010' }],
    ['product', 'HARROWMID1', 'fr-ca', 'API-113', { mode: 'publish', siteId: 'NA', productId: 'HARROWMID1' }],
    ['footer', 'footer', 'fr-fr', 'API-107', { mode: 'publish', siteId: 'EMEA' }],
    ['fragment', 'promo-bar', 'fr-fr', 'API-108', { mode: 'publish', fragmentId: 'promo-bar' }],
    ['fragment', 'size-chart-tops', 'fr-fr', 'API-120', { productType: 'tops' }],
    ['menu', 'menu', 'en-us', 'API-109', { mode: 'publish', siteId: 'NA' }],
    ['popups', 'popups', 'en-us', 'API-112', { mode: 'publish', siteId: 'NA' }],
  ] as const)('CMS-02 NAV-15 of a %s names its site', async (family, key, locale, id, params) => {
    const sent: object[] = []
    const { session } = requestSettings((call) => {
      sent.push(call)
      return { _tag: 'Confirmed', status: 200, body: documentOf([]), correlationId: null }
    })
    await fetchQuery(session, locale, { name: 'content', ask: { family, key } })
    expect(sent).toMatchObject([{ id, input: { params } }])
  })

  test('CMS-06 leaves the unresolved document in the cache, for whoever reads it next', async () => {
    const clock = virtualClock()
    const cache = memoryQueryCache(clock)
    const body = documentOf([byMembership])
    const { session } = requestSettings(() => ({ _tag: 'Confirmed', status: 200, body, correlationId: null }))
    const read = async (state: ShopperState, isOnline: boolean): Promise<readonly string[]> => {
      const messages: QueryMessage<unknown>[] = []
      const note = async () => undefined
      const receive = contentReader({ ask: home, locale: 'en-us', state, now, note }, (each) => messages.push(each))
      await askQuery(
        {
          cache,
          clock,
          isOnline: () => isOnline,
          scope: 'en-us',
          fetchAnswer: (query) => fetchQuery(session, 'en-us', query),
        },
        { name: 'content', ask: home },
        receive,
      )
      return idsOf(messages.at(-1))
    }
    expect(await read(initialState(), true)).toEqual(['join'])
    expect(await read(memberOn('us'), false)).toEqual(['member'])
  })

  test('ERR-32 a missing document raises status and path', async () => {
    const { session } = requestSettings(() => ({ _tag: 'Refused', status: 404, errorId: 'API404' }))
    expect(await fetchQuery(session, 'en-gb', { name: 'content', ask: { family: 'category', key: '9999' } })).toEqual({
      _tag: 'ContentPageError',
      status: 404,
      path: '/publish/caas/v1/canvas/category/EMEA/9999',
    })
  })
})
