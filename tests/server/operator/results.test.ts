import { expect, test } from 'vitest'
import { decideExperience } from '../../../contracts/api/content/experimentApi.ts'
import type { ExperimentResult } from '../../../contracts/api/operator/experimentResult.ts'
import { saveDatafile } from '../../../server/experiment/datafileStore.ts'
import { importDatafiles } from '../../../server/experiment/importDatafiles.ts'
import { seedDatafile } from '../../../server/experiment/seedDatafile.ts'
import { runResults } from '../../../tools/experiments/experiments.ts'
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
const resultOf = async (key: string) => (await read()).find((result) => result.key === key)!

/** So many visitors see a variant now. */
const seen = async (experienceId: string, variantId: string, visitors: number): Promise<void> => {
  const rows = Array.from({ length: visitors }, (_, nth) => ({
    visitor: `${experienceId}-${variantId}-${nth}`,
    experience_id: experienceId,
    variant_id: variantId,
    at: clock.now,
  }))
  if (rows.length > 0) await db.insertInto('experiment_exposure').values(rows).execute()
}

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

test('OPR-35 those who look after orders or goods alone do not see results', async () => {
  for (const role of ['orders', 'merchandise'] as const) {
    const { ask } = await house.operator(`${role}@example.com`, [role])
    expectRefusal(await ask('GET', 'results'), 403, 'OPR403')
  }
  expectRefusal(await house.api('GET', 'results'), 401, 'OPR401')
})
