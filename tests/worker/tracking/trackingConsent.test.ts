import { describe, expect, test } from 'vitest'
import { keysOf } from '../../../core/domain/fields/fields.ts'
import { consentCategories } from '../../../core/domain/consent/consent.ts'
import { locales } from '../../../core/domain/locale/locales.ts'
import { added, consented, roundTrip, trackedDevice } from './trackedDevice.ts'

/** ms, after which everything that may be sent was sent. */
const patience = 60_000

const page = { name: 'Page Viewed', properties: { path: '/' } } as const

/** Eight locales, with and without Global Privacy Control, each category agreed to besides the required one. */
const cases = keysOf(locales).flatMap((locale) =>
  [false, true].flatMap((hasControl) => consentCategories.map((category) => ({ locale, hasControl, category }))),
)

describe.each(cases)(
  'on $locale, Global Privacy Control $hasControl, where $category may be agreed to',
  ({ locale, hasControl, category }) => {
    const isAsked = locales[locale].site === 'EMEA'
    const isAgreed = category === 'C0002'

    test('TRK-01 TRK-03 before an answer, nothing is sent on a site that asks, and everything on one that does not', async () => {
      const device = trackedDevice(locale, hasControl)
      await device.open()
      await device.happen(added(1))
      await device.show(page)
      await device.advance(patience)
      expect(device.names()).toEqual(isAsked ? [] : ['Product Added', 'Page Viewed'])
      expect(device.sent.length > 0).toBe(!isAsked)
    })

    test('TRK-02 after it is accepted, tracking sends if and only if it is performance and analytics', async () => {
      const device = trackedDevice(locale, hasControl)
      await device.open()
      await device.happen(consented('C0001', category))
      await device.happen(added(1))
      await device.show(page)
      await device.advance(patience)
      expect(device.names()).toEqual(isAgreed ? ['Product Added', 'Page Viewed'] : [])
      expect(device.sent.length > 0).toBe(isAgreed)
    })

    test('TRK-01 after everything is rejected, nothing is sent', async () => {
      const device = trackedDevice(locale, hasControl)
      await device.open()
      await device.happen(consented('C0001'))
      await device.happen(added(1))
      await device.show(page)
      await device.advance(patience)
      expect(device.sent).toEqual([])
    })

    test('TRK-01 when it is withdrawn, the call under way is called back at once, and nothing is sent any more', async () => {
      const device = trackedDevice(locale, hasControl)
      await device.open({ batchSize: '1' })
      await device.happen(consented('C0001', category))
      await device.happen(added(1), added(2))
      await device.advance(roundTrip / 2)
      const underWay = device.sent.length
      await device.happen(consented('C0001'))
      expect(device.sent.map(({ signal }) => signal?.aborted)).toEqual(Array.from({ length: underWay }, () => true))
      await device.show(page)
      await device.happen(added(3))
      await device.advance(patience)
      expect([underWay, device.sent.length, device.stored()]).toEqual(isAgreed ? [1, 1, []] : [0, 0, []])
    })
  },
)

describe('tabs of two sites that share a log', () => {
  test('TRK-01 what is done before an answer on a site that asks is sent by no tab of another site', async () => {
    const device = trackedDevice('en-us')
    await device.open()
    await device.happenIn('fr-fr.1', added(1))
    await device.advance(patience)
    expect(device.sent).toEqual([])
    await device.happenIn('en-us.2', added(2))
    await device.advance(patience)
    expect(device.names()).toEqual(['Product Added'])
  })

  test('TRK-01 what is done on a site that does not ask is sent by its own tab', async () => {
    const device = trackedDevice('fr-fr')
    await device.open()
    await device.happenIn('en-us.1', added(1))
    await device.advance(patience)
    expect(device.sent).toEqual([])
    await device.open({}, 'en-us')
    await device.advance(patience)
    expect(device.names()).toEqual(['Product Added'])
  })
})

describe('a tab that waits for an answer beside the log of another site', () => {
  test('TRK-04 sends what was done there once it may', async () => {
    const device = trackedDevice('fr-fr')
    await device.open()
    await device.happenIn('en-us.1', added(1))
    await device.happenIn('fr-fr.2', added(2))
    await device.advance(patience)
    expect(device.sent).toEqual([])
    await device.happen(consented('C0001', 'C0002'))
    await device.advance(patience)
    expect(device.stored()).toEqual(device.owed().slice(0, 1))
  })

  test('TRK-01 forgets what was done there when everything is rejected', async () => {
    const device = trackedDevice('fr-fr')
    await device.open()
    await device.happenIn('en-us.1', added(1))
    await device.happen(consented('C0001'))
    await device.happen(consented('C0001', 'C0002'))
    await device.advance(patience)
    expect(device.sent).toEqual([])
  })
})

describe('a page that ends', () => {
  test('TRK-04 is told what waits, ready to be sent under the ids that the worker uses', async () => {
    const device = trackedDevice()
    await device.open()
    await device.happen(added(1))
    const outcome = await device.show(page)
    const waiting: unknown =
      outcome._tag === 'Done' && outcome.output.waiting !== null && JSON.parse(outcome.output.waiting)
    await device.advance(patience)
    expect(waiting).toMatchObject({ events: device.stored().map((id) => ({ id })) })
    expect(device.stored()).toHaveLength(2)
  })

  test('TRK-01 is told nothing that may not be sent', async () => {
    const device = trackedDevice('fr-fr')
    await device.open()
    await device.happen(added(1))
    expect(await device.show(page)).toMatchObject({ output: { waiting: null } })
  })

  test('TRK-04 is told no more than a browser sends for a page that ends', async () => {
    const device = trackedDevice()
    device.network.isDown = true
    await device.open()
    for (let nth = 0; nth < 99; nth += 1) await device.show({ ...page, properties: { path: '€'.repeat(300) } })
    const outcome = await device.show(page)
    const waiting = outcome._tag === 'Done' ? (outcome.output.waiting ?? '') : ''
    const bytes = new TextEncoder().encode(waiting).length
    expect([bytes <= 60 * 1024, bytes > 55 * 1024]).toEqual([true, true])
  })
})
