import { expect, test } from 'vitest'
import { decideExperience } from '../../../contracts/api/content/experimentApi.ts'
import type { ExperimentResult, OpenedResult, VariantResult } from '../../../contracts/api/operator/experimentResult.ts'
import { dayLength } from '../../../server/experiment/experimentCounts.ts'
import { saveDatafile } from '../../../server/experiment/datafileStore.ts'
import { importDatafiles } from '../../../server/experiment/importDatafiles.ts'
import { seedDatafile } from '../../../server/experiment/seedDatafile.ts'
import { runResults } from '../../../tools/experiments/experiments.ts'
import { convertedVisitors } from '../experiment/convertedVisitors.ts'
import { orderedShop } from '../order/orderedShop.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { operatorShop } from './operatorShop.ts'

const shop = await closeAfterAll(orderedShop())
const { storage, clock, catalogue } = shop
const { db } = storage
const house = await operatorShop({ storage, catalogue, now: () => clock.now })
const editor = await house.operator('ana@example.com', ['content'])
await importDatafiles(db, clock.now)

const read = async () => {
  const { json } = await editor.ask('GET', 'results')
  return (json as { readonly results: readonly ExperimentResult[] }).results
}
const opened = async (key: string) => (await editor.ask('GET', `results/${key}`)).json as OpenedResult
const resultOf = async (key: string) => (await read()).find((result) => result.key === key)!

/** So many visitors see a variant, now or at another instant. */
const seen = async (experienceId: string, variantId: string, visitors: number, at = clock.now): Promise<void> => {
  const rows = Array.from({ length: visitors }, (_, nth) => ({
    visitor: `${experienceId}-${variantId}-${at}-${nth}`,
    experience_id: experienceId,
    variant_id: variantId,
    at,
  }))
  if (rows.length > 0) await db.insertInto('experiment_exposure').values(rows).execute()
}

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

test('OPR-35 API-210 every experiment is listed with its sites, and one that nobody has seen says nothing yet', async () => {
  const results = await read()
  expect(results.map(({ key }) => key)).toEqual(['home-hero', 'care-heading', 'menu-banner'])
  expect(results[0]).toMatchObject({
    status: 'Running',
    sites: ['NA', 'EMEA'],
    revision: '1',
    since: null,
    latest: null,
    sampleRatio: { p: 1, isAlarm: false },
    variants: [
      { variantId: 'control', weight: 5_000, exposures: 0, rate: { share: 0, low: 0, high: 1 }, gain: null },
      { variantId: 'repair', weight: 5_000, exposures: 0, verdict: 'tooEarly' },
    ],
  })
})

test('OPR-35 API-210 visitors and their orders are counted, with the first and the latest exposure', async () => {
  const buyer = await shop.newConsumer()
  const since = clock.now
  await seen('home-hero', 'control', 4)
  clock.now += 60_000
  const events = [{ eventType: 'monetate:record:Impressions', impressionIds: ['home-hero/repair'] }]
  const body = { customerId: '0190a000-0000-7000-8000-000000000001', channel: 'ECOMM', events }
  await buyer.done(decideExperience, { params: { brand: 'cairn' }, body })
  const latest = clock.now
  clock.now += 1_000
  await shop.orderOf(buyer)
  expect(await resultOf('home-hero')).toMatchObject({
    since,
    latest,
    variants: [
      { variantId: 'control', exposures: 4, conversions: 0 },
      {
        variantId: 'repair',
        exposures: 1,
        conversions: 1,
        rate: { share: 1 },
        gain: { share: 1 },
        verdict: 'tooEarly',
      },
    ],
  })
})

test('OPR-35 the console and the command say the same of an experiment whose sample ratio is off', async () => {
  await seen('care-heading', 'control', 220)
  await seen('care-heading', 'question', 80)
  const { sampleRatio, variants } = await resultOf('care-heading')
  expect(sampleRatio.isAlarm).toBe(true)
  expect(variants.map(({ verdict }) => verdict)).toEqual(['first', 'spoilt'])
  const lines = await runResults(db)
  expect(lines[lines.indexOf('care-heading (Running, revision 1)') + 3]).toContain('ALARM')
})

test('OPR-35 a variant that a new revision has dropped is shown as long as somebody has seen it', async () => {
  const experiments = seedDatafile.experiments.map((experiment) => ({
    ...experiment,
    variations: experiment.variations.filter(({ key }) => key !== 'question'),
  }))
  for (const sdkKey of ['cairn-na', 'cairn-emea'])
    await saveDatafile(db, sdkKey, { ...seedDatafile, experiments }, { author: 'Ana', now: clock.now })
  expect((await resultOf('care-heading')).variants).toMatchObject([
    { variantId: 'control' },
    { variantId: 'question', weight: 0, exposures: 80 },
  ])
})

test('OPR-58 API-235 an experiment is opened with every UTC day since the first visitor, and the last one is the total', async () => {
  const today = clock.now - (clock.now % dayLength)
  const start = today - 4 * dayLength
  await seen('menu-banner', 'control', 3, start + dayLength - 1)
  await seen('menu-banner', 'workshop', 1, start + dayLength)
  await seen('menu-banner', 'workshop', 1, start + 3 * dayLength)
  const { orderNumber } = await shop.orderOf(await shop.newConsumer())
  const { subject } = await db
    .selectFrom('orders')
    .select('subject')
    .where('number', '=', orderNumber)
    .executeTakeFirstOrThrow()
  const visitor = `menu-banner-workshop-${start + dayLength}-0`
  await db.insertInto('experiment_visitor').values({ visitor, subject }).execute()
  const { days, ...result } = await opened('menu-banner')
  expect(days.map(({ day, variants }) => [day, ...variants.map((of) => [of.exposures, of.conversions])])).toEqual([
    [dateOf(start), [3, 0], [0, 0]],
    [dateOf(start + dayLength), [3, 0], [1, 1]],
    [dateOf(start + 2 * dayLength), [3, 0], [1, 1]],
    [dateOf(start + 3 * dayLength), [3, 0], [2, 1]],
  ])
  expect(result).toMatchObject(await resultOf('menu-banner'))
  expect(result.variants).toMatchObject(days.at(-1)!.variants)
  expect((await opened('home-hero')).days.at(-1)!.variants[1]).toMatchObject({ exposures: 1, conversions: 1 })
})

test('OPR-58 API-235 an experiment that no datafile names is refused in words', async () => {
  expectRefusal(await editor.ask('GET', 'results/nothing'), 404, 'OPR404')
})

test('OPR-59 API-235 the average order and what was cancelled or sent back are told, and the command says the same', async () => {
  const { orderNumber } = await shop.orderOf(await shop.newConsumer())
  const at = clock.now
  const menuBanner = { experienceId: 'menu-banner', at }
  const totals = (least: number) => Array.from({ length: 30 }, (_, nth) => least + (nth % 2) * 200)
  await convertedVisitors(db, orderNumber, {
    ...menuBanner,
    variantId: 'control',
    totals: totals(10_000),
    cancelled: 1,
  })
  await convertedVisitors(db, orderNumber, {
    ...menuBanner,
    variantId: 'workshop',
    totals: totals(1_000),
    cancelled: 20,
  })
  const { guards, variants } = await opened('menu-banner')
  expect(guards).toMatchObject([
    {
      kind: 'averageOrder',
      currency: 'USD',
      variants: [
        { variantId: 'control', orders: 30, value: 10_100, difference: null, verdict: 'first' },
        { variantId: 'workshop', orders: 31, verdict: 'lower' },
      ],
    },
    {
      kind: 'undoneOrders',
      currency: null,
      variants: [
        { variantId: 'control', orders: 30, value: 1 / 30, verdict: 'first' },
        { variantId: 'workshop', orders: 31, value: 20 / 31, verdict: 'higher' },
      ],
    },
  ])
  expect(variants.map(({ conversions }) => conversions)).toEqual([30, 31])
  const lines = await runResults(db)
  expect(lines.filter((line) => line.includes('workshop') && line.includes('control'))).toEqual([
    expect.stringMatching(/^  Average order in USD: control 101.00 of 30; workshop [\d.]+ of 31, lower$/),
    '  Orders cancelled or sent back: control 3.3 % of 30; workshop 64.5 % of 31, higher',
  ])
})

test('OPR-59 a visitor’s first order counts, and it is sent back once the warehouse has it', async () => {
  const buyer = await shop.newConsumer()
  await seen('home-hero', 'control', 1)
  const visitor = `home-hero-control-${clock.now}-0`
  clock.now += 1_000
  const first = await shop.orderOf(buyer)
  clock.now += 1_000
  const second = await shop.orderOf(buyer)
  const row = await db
    .selectFrom('orders')
    .select(['subject', 'total'])
    .where('number', '=', first.orderNumber)
    .executeTakeFirstOrThrow()
  await db.insertInto('experiment_visitor').values({ visitor, subject: row.subject }).execute()
  await db
    .updateTable('orders')
    .set({ cancelled_at: clock.now, total: row.total + 1 })
    .where('number', '=', second.orderNumber)
    .execute()
  const controls = async () => (await opened('home-hero')).guards.map(({ variants }) => variants[0])
  const counted = [
    { orders: 1, value: row.total },
    { orders: 1, value: 0 },
  ]
  expect(await controls()).toMatchObject(counted)
  const label = { id: 'back', order_number: first.orderNumber, place: 1, items: '[]', locale: 'en-us' as const }
  await db
    .insertInto('order_return')
    .values({ ...label, at: clock.now, received_at: null, owed: null })
    .execute()
  expect(await controls()).toMatchObject(counted)
  await db.updateTable('order_return').set({ received_at: clock.now }).where('id', '=', 'back').execute()
  expect(await controls()).toMatchObject([counted[0], { orders: 1, value: 1 }])
})

test('OPR-60 API-236 the file has a row for each variant and day and the totals, and no text in it is a formula', async () => {
  await seen('care-heading', '=1+1', 1, clock.now - dayLength)
  const { json } = await editor.ask('GET', 'results/care-heading/file')
  const { name, text } = json as { readonly name: string; readonly text: string }
  expect(name).toBe('experiment-care-heading.csv')
  expect(text.startsWith('\uFEFFexperiment,day,variant,visitors,ordered,rate,')).toBe(true)
  const [header = [], ...rows] = text
    .trim()
    .split('\r\n')
    .map((line) => line.split(','))
  const { days, variants } = await opened('care-heading')
  expect(rows.map((row) => row.slice(0, 5))).toEqual([
    ...days.flatMap((day) => day.variants.map((variant) => rowOf(day.day, variant))),
    ...variants.map((variant) => rowOf('total', variant)),
  ])
  expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([header.length]))
  expect(rows.map(([, , variantId]) => variantId)).toContain("'=1+1")
  expect(rows.at(-1)?.at(header.indexOf('verdict'))).toBe('spoilt')
})

test('OPR-60 API-236 negative gains stay numbers, and the totals have what must not get worse', async () => {
  const { json } = await editor.ask('GET', 'results/menu-banner/file')
  const [header = [], ...rows] = (json as { readonly text: string }).text.split('\r\n').map((line) => line.split(','))
  const total = rows.findLast(([, day, variantId]) => day === 'total' && variantId === 'workshop') ?? []
  const cell = (column: string) => total[header.indexOf(column)]
  const { variants, guards } = await opened('menu-banner')
  expect(Number(cell('gain'))).toBeCloseTo(variants[1]!.gain!.share, 6)
  expect(cell('gain_low')).toMatch(/^-0\.\d+$/)
  expect(cell('average_USD')).toBe(String(guards[0]!.variants[1]!.value! / 100))
  expect([cell('average_high_USD')?.charAt(0), cell('average_verdict_USD')]).toEqual(['-', 'lower'])
  expect([cell('orders'), cell('undone_verdict')]).toEqual(['31', 'higher'])
})

test('OPR-60 API-236 of an experiment that no datafile names there is no file', async () => {
  expectRefusal(await editor.ask('GET', 'results/nothing/file'), 404, 'OPR404')
})

/** A row's first cells, as a file has them. */
const rowOf = (
  day: string,
  { variantId, exposures, conversions }: Pick<VariantResult, 'variantId' | 'exposures' | 'conversions'>,
): readonly string[] => [
  'care-heading',
  day,
  variantId.startsWith('=') ? `'${variantId}` : variantId,
  String(exposures),
  String(conversions),
]

test('OPR-35 OPR-58 OPR-60 those who look after orders or goods alone do not see results', async () => {
  for (const role of ['orders', 'merchandise'] as const) {
    const { ask } = await house.operator(`${role}@example.com`, [role])
    expectRefusal(await ask('GET', 'results'), 403, 'OPR403')
    expectRefusal(await ask('GET', 'results/home-hero'), 403, 'OPR403')
    expectRefusal(await ask('GET', 'results/home-hero/file'), 403, 'OPR403')
  }
  expectRefusal(await house.api('GET', 'results'), 401, 'OPR401')
})
