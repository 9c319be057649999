import { describe, expect, test } from 'vitest'
import { decideExperience, readDatafile } from '../../../contracts/api/content/experimentApi.ts'
import type { Datafile } from '../../../contracts/content/datafile.ts'
import type { QueryMessage } from '../../../contracts/queries.ts'
import type { WorkerNews } from '../../../contracts/storefrontWorker.ts'
import { virtualClock } from '../../../core/adapters/clock/Clock.virtual.ts'
import { memoryQueryCache } from '../../../core/adapters/queries/QueryCache.memory.ts'
import { decideVariants } from '../../../core/domain/experiment/decideVariants.ts'
import { writeVisitor } from '../../../core/domain/experiment/visitorCookie.ts'
import { initialState } from '../../../core/domain/state/shopperState.ts'
import type { ShopperState } from '../../../core/domain/state/shopperState.ts'
import { evolve } from '../../../core/events/evolve.ts'
import type { ShopEvent } from '../../../core/events/shop/shopEvent.ts'
import { seedDatafile } from '../../../server/experiment/seedDatafile.ts'
import type { Pipeline } from '../../../worker/pipeline/pipeline.ts'
import { noteExposures } from '../../../worker/experiments/exposures.ts'
import { decisionMs } from '../../../worker/experiments/visitorVariants.ts'
import { readContent } from '../../../worker/requests/readContent.ts'
import { requestSettings } from '../requestSettings.ts'

const id = '0190a000-0000-7000-8000-000000000001'
const datafile: Datafile = { ...seedDatafile, revision: '1' }
const variantOf = (experienceId: string) =>
  decideVariants(datafile, { id, decisions: [] }, ['loggedOut']).find((one) => one.experienceId === experienceId)
    ?.variantId ?? 'nobody'
const words = (text: string) => ({ id: text, type: 'rich-text', richText: `<p>${text}</p>`, richTextTree: [text] })
const chooser = (experienceId: string) => ({
  id: experienceId,
  type: 'experiment',
  experienceId,
  variants: ['control', 'repair', 'question', 'workshop', 'late'].map((variantId) => ({
    variantId,
    targets: [words(variantId)],
  })),
  baselines: [words('baseline')],
})
const page = (experienceId: string) => ({ id: 'home', name: 'Home', slots: { main: [chooser(experienceId)] } })

/** A worker whose server answers after so many ms; null: never. */
const worker = ({
  cookies = `cairn-visitor=${id}`,
  afterMs = 10,
  state = initialState(),
  locale = 'en-us',
  engine = [],
  hasPrivacyControl = false,
}: {
  readonly cookies?: string
  readonly afterMs?: number | null
  readonly state?: ShopperState
  readonly locale?: 'en-us' | 'fr-fr'
  readonly engine?: readonly object[]
  readonly hasPrivacyControl?: boolean
} = {}) => {
  const clock = virtualClock(1_800_000_000_000)
  const sent: object[] = []
  const news: WorkerNews[] = []
  const events: ShopEvent[] = []
  let shop = state
  const pipeline: Partial<Pipeline> = {
    shop: () => shop,
    restore: async (make) => {
      const made = make(shop)
      events.push(...made)
      shop = evolve(shop, { events: made, commandId: null })
    },
  }
  const answers: Readonly<Record<string, unknown>> = {
    [readDatafile.id]: datafile,
    [decideExperience.id]: { decisions: engine },
  }
  const { session } = requestSettings(async ({ id: endpoint, input }) => {
    sent.push({ endpoint, ...input })
    if (afterMs === null) return new Promise(() => undefined)
    await new Promise<void>((resolve) => void clock.setTimer(afterMs, resolve))
    return { _tag: 'Confirmed', status: 200, body: answers[endpoint], correlationId: null }
  })
  const settings = {
    clock,
    session,
    pipeline: pipeline as Pipeline,
    queryCache: memoryQueryCache(clock),
    isOnline: () => true,
    locale,
    hasPrivacyControl,
    site: locale.slice(-2),
    cookies,
    onNews: (one: WorkerNews) => void news.push(one),
    note: async () => undefined,
  }
  const read = (document: object, more: { readonly preview?: string } = {}) => {
    const messages: QueryMessage<unknown>[] = []
    const receive = readContent({ ...settings, ...more, ask: { family: 'page', key: 'home' } }, (message) =>
      messages.push(message),
    )
    receive({ _tag: 'Answered', answer: document, from: 'cache', at: 0, last: false })
    receive({ _tag: 'Answered', answer: document, from: 'server', at: 0, last: true })
    return () =>
      messages.map((message) =>
        message._tag === 'Answered'
          ? (message.answer as { slots: { main: { id: string }[] } }).slots.main[0]?.id
          : message._tag,
      )
  }
  const settle = async (ms: number) => clock.advance(ms, () => new Promise((resolve) => setImmediate(resolve)))
  return { read, settle, sent, news, events, settings, shop: () => shop }
}

const assigned = (experienceId: string, variantId: string, isSeen = false): ShopperState => ({
  ...initialState(),
  experiments: [{ _tag: 'v1.VariantAssigned', experienceId, variantId, visitor: id, isSeen }],
})

describe('a document with an experiment', () => {
  test('SEG-06 SEG-10 API-085 waits for the datafile, and both its answers show the variant that is then in the log', async () => {
    const { read, settle, events, sent, news } = worker()
    const shown = read(page('home-hero'))
    expect(shown()).toEqual([])
    await settle(20)
    expect(shown()).toEqual([variantOf('home-hero'), variantOf('home-hero')])
    expect(events).toContainEqual({
      _tag: 'v1.VariantAssigned',
      experienceId: 'home-hero',
      variantId: variantOf('home-hero'),
      visitor: id,
      isSeen: false,
    })
    expect(sent).toEqual([{ endpoint: 'API-085', params: { sdkKey: 'cairn-na' } }])
    const decisions = decideVariants(datafile, { id, decisions: [] }, ['loggedOut'])
    expect(news.at(-1)).toEqual({
      _tag: 'SessionMarkers',
      markers: { 'cairn-visitor': writeVisitor({ id, decisions }) },
    })
  })

  test('SEG-06 shows what was decided before at once, whatever cookie and datafile say', () => {
    const { read, sent } = worker({
      state: assigned('home-hero', 'late'),
      cookies: `cairn-visitor=${id}!home-hero*repair`,
    })
    expect(read(page('home-hero'))()).toEqual(['late', 'late'])
    expect(sent).toEqual([])
  })

  test('SEG-06 shows what the server has drawn at once, and the log keeps it', async () => {
    const { read, settle, shop } = worker({ cookies: `a=b; cairn-visitor=${id}!home-hero*late` })
    expect(read(page('home-hero'))()).toEqual(['late', 'late'])
    await settle(0)
    expect(shop().experiments).toEqual(assigned('home-hero', 'late').experiments)
  })

  test.each([
    ['never', null, ['baseline', 'baseline']],
    ['too late', decisionMs + 50, ['baseline', 'baseline']],
    ['in time', decisionMs - 50, [variantOf('home-hero'), variantOf('home-hero')]],
  ])('SEG-06 whose datafile comes %s shows %s', async (_, afterMs, expected) => {
    const { read, settle } = worker({ afterMs })
    const shown = read(page('home-hero'))
    await settle(decisionMs + 10)
    expect(shown()).toEqual(expected)
  })

  test('SEG-06 whose datafile comes too late shows the variant from the next page view on', async () => {
    const { read, settle } = worker({ afterMs: decisionMs + 50 })
    const first = read(page('home-hero'))
    await settle(1_000)
    expect(first()).toEqual(['baseline', 'baseline'])
    expect(read(page('home-hero'))()).toEqual([variantOf('home-hero'), variantOf('home-hero')])
  })

  test('SEG-09 API-086 asks the decision engine about one that the datafile does not have', async () => {
    const decision = { experienceId: 'newer', variantLabel: 'late', actionId: 'newer/late', items: [] }
    const { read, settle, sent, shop } = worker({ engine: [decision] })
    const shown = read(page('newer'))
    await settle(50)
    expect(shown()).toEqual(['late', 'late'])
    expect(sent.at(-1)).toMatchObject({
      endpoint: 'API-086',
      params: { brand: 'cairn' },
      body: { customerId: id, channel: 'ECOMM', events: [{ eventType: 'cairn:context:Segments' }] },
    })
    expect(shop().experiments.map(({ experienceId }) => experienceId)).toContain('newer')
  })

  test('SEG-09 SEG-10 API-085 API-086 shows the baseline when datafile and engine are refused, and assigns nothing', async () => {
    const { read, settle, sent, events, settings } = worker()
    settings.session.send = async ({ id: endpoint }: { readonly id: string }) => {
      sent.push({ endpoint })
      return { _tag: 'Refused', status: 404, errorId: 'API404', message: '', details: {}, appId: null } as never
    }
    const shown = read(page('newer'))
    await settle(50)
    expect(shown()).toEqual(['baseline', 'baseline'])
    expect(new Set(sent.map((call) => JSON.stringify(call)))).toEqual(
      new Set(['{"endpoint":"API-085"}', '{"endpoint":"API-086"}']),
    )
    expect(events).toEqual([])
  })

  test.each([
    ['on a site that must ask first', { locale: 'fr-fr' }, {}],
    ['without the server’s cookie', { cookies: '' }, {}],
    ['in a preview', {}, { preview: '' }],
  ] as const)('TRK-01 SEG-10 shows the baseline and sends nothing %s', async (_, settings, more) => {
    const { read, settle, sent, events } = worker({ state: assigned('home-hero', 'late', true), ...settings })
    const shown = read(page('home-hero'), more)
    await settle(1_000)
    expect(shown()).toEqual(['baseline', 'baseline'])
    expect([sent, events]).toEqual([[], []])
  })

  test('TRK-03 shows the baseline and sends nothing with the privacy signal', async () => {
    const state = assigned('home-hero', 'late', true)
    const { read, settle, sent, settings } = worker({ state, hasPrivacyControl: true })
    const shown = read(page('home-hero'))
    await noteExposures(settings, [{ experienceId: 'home-hero', variantId: 'late' }], settings.cookies)
    await settle(1_000)
    expect(shown()).toEqual(['baseline', 'baseline'])
    expect(sent).toEqual([])
  })
})

describe('an exposure', () => {
  const seen = { experienceId: 'home-hero', variantId: 'late' }
  const cookies = `cairn-visitor=${id}!home-hero*late`
  const impression = {
    endpoint: 'API-086',
    params: { brand: 'cairn' },
    body: {
      customerId: id,
      channel: 'ECOMM',
      events: [{ eventType: 'monetate:record:Impressions', impressionIds: ['home-hero/late'] }],
    },
  }

  test('SEG-12 is recorded once and sent once, also of a variant that only the cookie knew', async () => {
    const { settings, settle, sent, events } = worker({ cookies })
    for (let turn = 0; turn < 3; turn++) await noteExposures(settings, [seen], cookies)
    await settle(100)
    expect(events).toEqual([
      { _tag: 'v1.VariantAssigned', ...seen, visitor: id, isSeen: false },
      { _tag: 'v1.VariantSeen', experienceId: 'home-hero' },
    ])
    expect(sent).toEqual([impression])
  })

  test('SEG-12 that was recorded earlier is sent by the next worker, in case the last one could not', async () => {
    const { read, settle, sent, events } = worker({ state: assigned('home-hero', 'late', true), cookies })
    read(page('home-hero'))
    read(page('home-hero'))
    await settle(100)
    expect(sent).toEqual([impression])
    expect(events).toEqual([])
  })

  test('SEG-12 without an answer is sent again with the next document', async () => {
    const { read, settle, sent, settings } = worker({ state: assigned('home-hero', 'late', true), cookies })
    const { send } = settings.session
    settings.session.send = async () =>
      ({ _tag: 'Unknown', reason: 'network', status: null, retryAfterMs: null, correlationId: null }) as never
    read(page('home-hero'))
    await settle(10)
    settings.session.send = send
    read(page('home-hero'))
    await settle(100)
    expect(sent).toEqual([impression])
  })

  test('SEG-12 is sent again for the account after a sign-in, whose orders count too', async () => {
    const { read, settle, sent, settings } = worker({ state: assigned('home-hero', 'late', true), cookies })
    read(page('home-hero'))
    await settle(100)
    await settings.pipeline.restore(() => [
      { _tag: 'v1.SignedIn', site: 'us', consumerType: 'REGISTERED', at: 5, basketId: null },
    ])
    read(page('home-hero'))
    await settle(100)
    expect(sent).toEqual([impression, impression])
  })
})
