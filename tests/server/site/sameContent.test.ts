import { Schema } from 'effect'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contentCall } from '../../../contracts/api/content/contentCalls.ts'
import type { ReadDocument } from '../../../contracts/content/blockTree.ts'
import type { Queries, QueryMessage } from '../../../contracts/queries.ts'
import { systemClock } from '../../../core/adapters/clock/Clock.system.ts'
import { readAudience, writeAudience } from '../../../core/domain/content/audienceCookie.ts'
import { keysOf } from '../../../core/domain/fields/fields.ts'
import { segmentsOn } from '../../../core/domain/content/segments.ts'
import { initialState } from '../../../core/domain/state/shopperState.ts'
import type { ShopperState } from '../../../core/domain/state/shopperState.ts'
import { askOwnApi } from '../../../server/site/askOwnApi.ts'
import type { Visitor } from '../../../server/site/visitor.ts'
import { visitorOf } from '../../../server/site/visitor.ts'
import { viewsOf } from '../../../worker/bridge/viewsOf.ts'
import { assignVisitor } from '../../../server/site/assignVisitor.ts'
import { evolve } from '../../../core/events/evolve.ts'
import type { ShopEvent } from '../../../core/events/shop/shopEvent.ts'
import type { Datafile, DatafileExperiment } from '../../../contracts/content/datafile.ts'
import { memoryQueryCache } from '../../../core/adapters/queries/QueryCache.memory.ts'
import { generatedDatafile } from '../../../tools/experiments/generatedDatafile.ts'
import type { Pipeline } from '../../../worker/pipeline/pipeline.ts'
import { readContent } from '../../../worker/requests/readContent.ts'
import type { ContentSettings } from '../../../worker/requests/readContent.ts'
import { requestSettings } from '../../worker/requestSettings.ts'
import { contentReader } from '../../../worker/requests/contentReader.ts'
import { allSegments, documentOfFamily } from '../../domain/content/contentArbitraries.ts'
import { everyEvent } from '../../support/everyEvent.ts'
import { given } from '../../support/given.ts'

const locale = 'en-us'

/** A shopper by what the log says of them. */
const anyShopper: fc.Arbitrary<ShopperState> = fc
  .record({
    type: fc.option(fc.constantFrom('REGISTERED', 'LOYALTY', 'EMPLOYEE', 'ATHLETE', 'PROSUMER'), { nil: null }),
    site: fc.constantFrom('us', 'ca'),
    hasLine: fc.boolean(),
  })
  .map(({ type, site, hasLine }) => {
    const state = hasLine
      ? given({ _tag: 'v1.ItemAddRequested', ...everyEvent['v1.ItemAddRequested'] }).shop
      : initialState()
    return {
      ...state,
      account: { ...state.account, signedIn: type === null ? [] : [{ site, consumerType: type, at: 1 }] },
    }
  })

/** The datafile of the experiments `x` and `y`, which documents have. */
const anyDatafile: fc.Arbitrary<Datafile> = fc.nat(500).map((seed) => {
  const { experiments, groups, ...datafile } = generatedDatafile(`same ${seed}`, 20)
  const named = (all: readonly DatafileExperiment[], key: string) =>
    all.map((experiment, place) => (place === 0 ? { ...experiment, key } : experiment))
  return {
    ...datafile,
    experiments: named(experiments, 'x'),
    groups: groups.map((group, place) =>
      place === 0 ? { ...group, experiments: named(group.experiments, 'y') } : group,
    ),
  }
})

type ContentAsk = Queries['content']['ask']

/** A document, and how a page asks for it: of every family that pages ask for. */
const anyAnswer: fc.Arbitrary<{ readonly ask: ContentAsk; readonly document: ReadDocument }> = fc
  .record(
    {
      family: fc.constantFrom(...keysOf(documentOfFamily)),
      key: fc.constantFrom('P1', 'P2', 'P3', 'size-chart-tops'),
      testContext: fc.constantFrom(...allSegments, 'made-up', 'nowhere'),
    },
    { requiredKeys: ['family', 'key'] },
  )
  .chain((ask) => documentOfFamily[ask.family].map((document) => ({ ask, document })))

/** The cookie as the page of this shopper writes it. */
const cookieOf = (state: ShopperState): string => {
  const { account, cart } = viewsOf(state)
  const on = { site: 'us', segments: segmentsOn('us', account, cart.lines.length === 0) }
  return `locale=en-us; access=guest; cairn-audience=${writeAudience({ on, dismissed: ['bar'] })}`
}

/**
 * A document as the API answers it: its instants, also those of its blocks, are text. The menu and the pop-ups are lists
 * of blocks.
 */
const wireOf = ({ family }: ContentAsk, document: ReadDocument): string => {
  const list = document.slots['main'] ?? []
  const answer = family === 'menu' ? { items: list } : family === 'popups' ? { popups: list } : document
  return JSON.stringify(answer, (name, value: unknown) =>
    (name === 'validFrom' || name === 'validUntil') && typeof value === 'number'
      ? new Date(value).toISOString()
      : value,
  )
}

/** What the worker's call gets of it. */
const fetchedOf = (ask: ContentAsk, document: ReadDocument): unknown =>
  Schema.decodeUnknownSync(contentCall({ name: 'content', ask }, 'NA').endpoint.answer)(
    JSON.parse(wireOf(ask, document)),
  )

const drawnFor = async (
  document: ReadDocument,
  ask: ContentAsk,
  now: number,
  visitor: Visitor,
): Promise<QueryMessage<unknown> | null> => {
  const answer = askOwnApi({
    fetch: async () => new Response(wireOf(ask, document), { headers: { 'content-type': 'application/json' } }),
    clock: { ...systemClock(), now: () => now },
    newId: () => 'id',
  })
  return answer({ name: 'content', ask }, locale, { ...visitor, onNextChange: () => undefined })
}

const readBy = (
  document: ReadDocument,
  ask: ContentAsk,
  now: number,
  state: ShopperState,
): QueryMessage<unknown> | undefined => {
  const messages: QueryMessage<unknown>[] = []
  const receive = contentReader({ ask, locale, state, now, note: async () => undefined }, (message) =>
    messages.push(message),
  )
  const answer = fetchedOf(ask, document)
  receive({ _tag: 'Answered', answer, from: 'server', at: now, last: true })
  return messages[0]
}

const idOf = (nth: number): string => `0190a000-0000-7000-8000-${String(nth).padStart(12, '0')}`

/** A worker that reads documents with experiments: its log is `shop`, its server answers with the datafile. */
const workerOver = async ({
  shop: before,
  datafile,
  cookies,
}: {
  readonly shop: ShopperState
  readonly datafile: Datafile
  readonly cookies: string
}) => {
  let shop = before
  const clock = systemClock()
  const pipeline = {
    shop: () => shop,
    restore: async (make: (state: ShopperState) => readonly ShopEvent[]) => {
      shop = evolve(shop, { events: make(shop), commandId: null })
    },
  } as Pipeline
  const { session } = requestSettings(() => ({ _tag: 'Confirmed', status: 200, body: datafile, correlationId: null }))
  const read = (document: ReadDocument, ask: ContentAsk, now: number) =>
    new Promise<QueryMessage<unknown>>((resolve) => {
      const settings: ContentSettings = {
        clock: { ...clock, now: () => now },
        session,
        pipeline,
        queryCache: memoryQueryCache(clock),
        locale,
        hasPrivacyControl: false,
        site: 'us',
        cookies,
        ask,
        isOnline: () => true,
        onNews: () => undefined,
        note: async () => undefined,
      }
      const answer = fetchedOf(ask, document)
      readContent(settings, resolve)({ _tag: 'Answered', answer, from: 'server', at: now, last: true })
    })
  return { read, shop: () => shop }
}

/** Every kind that documents of these tests show; the choosers that chose it are gone. */
const shownKinds =
  'call-to-action,category-card,collection,footer-item,linked-card,menu-item,multi-link-card,pop-up,promo-bar,promo-message,rich-text,vertical-list'.split(
    ',',
  )

/** The kinds of all blocks in an answer. */
const kindsIn = (answer: unknown): readonly string[] =>
  Array.from(JSON.stringify(answer).matchAll(/"type":"([a-z-]+)"/g), ([, kind = '']) => kind)

const shownIn = (message: QueryMessage<unknown> | null | undefined): unknown =>
  message?._tag === 'Answered' ? (JSON.parse(JSON.stringify(message.answer)) as unknown) : message?._tag

describe('what the server draws and what the worker shows', () => {
  test('SEG-06 SEG-12 is the same for every datafile, visitor and document, with a new browser, a later page and an old log', async () => {
    const shownVariants = new Set<string>()
    await fc.assert(
      fc.asyncProperty(
        anyDatafile,
        anyDatafile,
        anyAnswer,
        anyShopper,
        fc.nat(1_000),
        async (datafile, later, { ask, document }, state, nth) => {
          const assignBy = (file: Datafile) =>
            assignVisitor({ isOn: true, datafileOf: async () => file, newId: () => idOf(nth), isHttpsOnly: false })
          const visit = async (cookies: string, file: Datafile) => {
            const visitor = visitorOf(cookies)
            const request = { cookies, locale }
            const { decisions, setCookie } = await assignBy(file)(visitor, request)
            const cookiesNow = `${cookies}; ${setCookie?.split(';')[0] ?? ''}`
            return { drawn: await drawnFor(document, ask, 5, { ...visitor, decisions }), cookiesNow, decisions }
          }
          const first = await visit(cookieOf(state), datafile)
          for (const { experienceId, variantId } of first.decisions)
            if (experienceId === 'x' || experienceId === 'y') shownVariants.add(variantId)
          const settings = { shop: state, datafile, cookies: first.cookiesNow }
          const worker = await workerOver(settings)
          expect(shownIn(await worker.read(document, ask, 5))).toEqual(shownIn(first.drawn))
          // The worker decides by itself what the server would have.
          const alone = await workerOver({ ...settings, cookies: `cairn-visitor=${idOf(nth)}` })
          expect(shownIn(await alone.read(document, ask, 5))).toEqual(shownIn(first.drawn))
          // Weights, status and audiences change: server, worker and a worker that has kept its log show the same.
          const next = await visit(first.cookiesNow, later)
          const kept = await workerOver({ ...settings, shop: worker.shop(), datafile: later, cookies: next.cookiesNow })
          expect(next.decisions.slice(0, first.decisions.length)).toEqual(first.decisions)
          expect(shownIn(await kept.read(document, ask, 5))).toEqual(shownIn(next.drawn))
        },
      ),
    )
    expect(shownVariants.size).toBeGreaterThan(2)
  })

  test('SEG-01 SEG-02 SEG-03 SEG-08 is the same for every document, page and shopper, through API, cookie and log', async () => {
    const families = new Set<string>()
    const kinds = new Set<string>()
    await fc.assert(
      fc.asyncProperty(
        anyAnswer,
        anyShopper,
        fc.integer({ min: 0, max: 20 }),
        async ({ ask, document }, state, now) => {
          const drawn = await drawnFor(document, ask, now, visitorOf(cookieOf(state)))
          expect(drawn).not.toBeNull()
          if (drawn?._tag === 'Answered') {
            families.add(ask.family)
            kindsIn(drawn.answer).forEach((kind) => kinds.add(kind))
          }
          expect(shownIn(drawn)).toEqual(shownIn(readBy(document, ask, now, state)))
        },
      ),
      { numRuns: 250 },
    )
    expect(families).toEqual(new Set(keysOf(documentOfFamily)))
    expect([...kinds].toSorted()).toEqual(shownKinds)
  })

  const bySegment: ReadDocument = {
    id: 'd',
    name: 'Home',
    slots: {
      main: [
        {
          id: 's',
          type: 'segmentation',
          segments: [{ id: 'loyalty', targets: [{ id: 'member', type: 'rich-text', richText: '<p>Member</p>' }] }],
          baselines: [{ id: 'join', type: 'rich-text', richText: '<p>Join</p>' }],
        },
      ],
    },
  }
  const home = { family: 'page', key: 'home' } as const
  const idsOf = (message: QueryMessage<unknown> | null) =>
    message?._tag === 'Answered'
      ? (message.answer as { slots: { main: { id: string }[] } }).slots.main.map(({ id }) => id)
      : message

  test.each([
    ['a browser without any cookie', '', ['join']],
    ['a session whose page has told nothing yet', 'access=guest', null],
    ['a member', 'access=loyalty; cairn-audience=us:loggedIn.loyalty', ['member']],
    ['a member of another site', 'access=loyalty; cairn-audience=fr:loggedIn.loyalty', null],
    ['a guest', 'access=guest; cairn-audience=us:loggedOut', ['join']],
    ['a hostile cookie', 'access=guest; cairn-audience=us:loyalty.admin', null],
  ])('SEG-04 for %s', async (_, cookies, expected) => {
    expect(readAudience(cookies).dismissed).toEqual([])
    expect(idsOf(await drawnFor(bySegment, home, 5, visitorOf(cookies)))).toEqual(expected)
  })

  test('SEG-03 the address forces a segment on anybody', async () => {
    expect(idsOf(await drawnFor(bySegment, { ...home, testContext: 'loyalty' }, 5, visitorOf('')))).toEqual(['member'])
  })
})
