import { describe, expect, test } from 'vitest'
import { decideExperience, readDatafile } from '../../../contracts/api/content/experimentApi.ts'
import { decideVariants } from '../../../core/domain/experiment/decideVariants.ts'
import { findDatafile, keptDatafiles, saveDatafile } from '../../../server/experiment/datafileStore.ts'
import { experimentCounts } from '../../../server/experiment/experimentCounts.ts'
import { importDatafiles } from '../../../server/experiment/importDatafiles.ts'
import { seedDatafile } from '../../../server/experiment/seedDatafile.ts'
import { runResults } from '../../../tools/experiments/experiments.ts'
import { orderedShop } from '../order/orderedShop.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { expectRefusal } from '../support/expectRefusal.ts'

const shop = await closeAfterAll(orderedShop())
const { db } = shop.storage
await importDatafiles(db, shop.clock.now)
const guest = shop.asGuest(await shop.guest())
const visitorOf = (nth: number) => `0190a000-0000-7000-8000-${String(nth).padStart(12, '0')}`

const decide = async (visitor: string, events: readonly object[] = [], as = guest, locale = 'en-us') =>
  (
    await as.ask(
      decideExperience,
      { params: { brand: 'cairn' }, body: { customerId: visitor, channel: 'ECOMM', events: [...events] as never } },
      { locale },
    )
  ).body.decisions
const saw = (...impressionIds: readonly string[]) => ({ eventType: 'monetate:record:Impressions', impressionIds })
const exposures = () =>
  db.selectFrom('experiment_exposure').selectAll().orderBy('visitor').orderBy('experience_id').execute()

describe('a datafile', () => {
  test('SEG-10 API-085 is answered by its SDK key, in its latest revision', async () => {
    expect(await guest.done(readDatafile, { params: { sdkKey: 'cairn-na' } })).toEqual({
      ...seedDatafile,
      revision: '1',
    })
    const paused = seedDatafile.experiments.map((experiment) => ({ ...experiment, status: 'Paused' as const }))
    const by = { author: 'Wren', now: shop.clock.now }
    expect(await saveDatafile(db, 'another', { ...seedDatafile, experiments: paused }, by)).toBe(1)
    expect(await saveDatafile(db, 'another', seedDatafile, by)).toBe(2)
    expect((await findDatafile(db, 'another'))?.revision).toBe('2')
    expectRefusal(await guest.ask(readDatafile, { params: { sdkKey: 'unknown' } }), 404, 'API404')
  })

  test('SEG-10 of the demonstration is saved once: what an editor made of it stays', async () => {
    await importDatafiles(db, shop.clock.now)
    expect((await findDatafile(db, 'cairn-na'))?.revision).toBe('1')
  })

  test('SEG-10 a server decides by a new revision within a second', async () => {
    let now = 0
    const datafileOf = keptDatafiles(db, () => now)
    const before = (await datafileOf('another'))?.revision
    await saveDatafile(db, 'another', seedDatafile, { author: 'Wren', now: 0 })
    expect((await datafileOf('another'))?.revision).toBe(before)
    now = 1_000
    expect((await datafileOf('another'))?.revision).toBe(String(Number(before) + 1))
  })
})

describe('the decision engine', () => {
  test('SEG-09 API-086 decides as the datafile does, for the segments that it is told', async () => {
    const datafile = await guest.done(readDatafile, { params: { sdkKey: 'cairn-na' } })
    const seen = new Set<string>()
    for (let nth = 0; nth < 12; nth++)
      for (const segments of [['loggedOut'], ['loggedIn']] as const) {
        const expected = decideVariants(datafile, { id: visitorOf(nth), decisions: [] }, segments)
        const decisions = await decide(visitorOf(nth), [{ eventType: 'cairn:context:Segments', segments }])
        expect(decisions).toEqual(
          expected.map(({ experienceId, variantId }) => ({
            experienceId,
            variantLabel: variantId,
            actionId: `${experienceId}/${variantId}`,
            items: [],
          })),
        )
        for (const { actionId } of decisions) seen.add(actionId)
      }
    expect(seen.size).toBe(6)
  })

  test('SEG-09 API-086 decides nothing for a call that names no visitor, and stores nothing of it', async () => {
    const before = await exposures()
    const body = { channel: 'ECOMM', events: [saw('home-hero/repair')] }
    const answer = await shop.call('POST', decideExperience.path.replace('{brand}', 'cairn'), { body })
    expectRefusal(answer, 400, 'API400', { field: 'customerId' })
    expect(await exposures()).toEqual(before)
  })

  test('SEG-09 ignores events that it does not know', async () => {
    expect(
      await decide(visitorOf(1), [{ eventType: 'monetate:context:UserAgent', userAgent: 'x' }, { nothing: 1 }]),
    ).toHaveLength(2)
  })
})

describe('an impression', () => {
  test('SEG-12 is stored once for each visitor and experiment, and the first variant stays', async () => {
    const before = shop.clock.now
    await decide(visitorOf(50), [saw('home-hero/repair', 'care-heading/control')])
    shop.clock.now += 5_000
    await Promise.all([1, 2, 3].map(() => decide(visitorOf(50), [saw('home-hero/repair')])))
    await decide(visitorOf(50), [saw('home-hero/control')])
    expect(await exposures()).toEqual([
      { visitor: visitorOf(50), experience_id: 'care-heading', variant_id: 'control', at: before },
      { visitor: visitorOf(50), experience_id: 'home-hero', variant_id: 'repair', at: before },
    ])
  })

  test('SEG-12 that names no decision is not stored', async () => {
    const before = await exposures()
    await decide(visitorOf(51), [saw('home-hero', '', 'a/b/c')])
    expect(await exposures()).toEqual(before)
  })
})

describe('the results', () => {
  test('SEG-12 count an order of the guest or of the account that the visitor signed in to, once and only after the exposure', async () => {
    const [buyer, early, idle] = [await shop.newConsumer(), await shop.newConsumer(), await shop.newConsumer()]
    await shop.orderOf(early)
    shop.clock.now += 1_000
    await decide(visitorOf(60), [saw('menu-banner/workshop')], guest)
    await decide(visitorOf(60), [saw('menu-banner/workshop')], buyer)
    await decide(visitorOf(61), [saw('menu-banner/workshop')], early)
    await decide(visitorOf(62), [saw('menu-banner/control')], idle)
    shop.clock.now += 1_000
    await shop.orderOf(buyer)
    await shop.orderOf(buyer)
    expect((await experimentCounts(db)).get('menu-banner')).toMatchObject([
      { variantId: 'control', exposures: 1, conversions: 0 },
      { variantId: 'workshop', exposures: 2, conversions: 1 },
    ])
    expect(await runResults(db)).toEqual(
      expect.arrayContaining([
        'menu-banner (Running, revision 1)',
        '  control          1 saw it, 0 of them ordered: 0.0 % (95 %: 0.0 % to 79.3 %)',
        '  workshop         2 saw it, 1 of them ordered: 50.0 % (95 %: 9.5 % to 90.5 %)',
        '  The ratio of the variants is that of their weights (p = 0.564).',
      ]),
    )
  })

  test('SEG-12 raise an alarm when one variant was seen too rarely', async () => {
    const rows = Array.from({ length: 300 }, (_, nth) => ({
      visitor: visitorOf(1_000 + nth),
      experience_id: 'home-hero',
      variant_id: nth < 220 ? 'control' : 'repair',
      at: 0,
    }))
    await db.insertInto('experiment_exposure').values(rows).execute()
    expect((await runResults(db)).filter((line) => line.includes('ALARM'))).toHaveLength(1)
  })
})
