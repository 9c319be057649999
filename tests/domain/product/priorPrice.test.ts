import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allLocales, locales } from '../../../core/domain/locale/locales.ts'
import { priorPrice, priorPriceDays, priorPriceNamed } from '../../../core/domain/product/priorPrice.ts'

const day = 86_400_000
const on = (at: number, current: number) => ({ at: at * day, current })

describe('the price before a reduction', () => {
  test.each([
    ['the only price before', [on(0, 200), on(100, 160)], 200],
    ['an offer within the thirty days', [on(0, 200), on(75, 180), on(80, 200), on(100, 160)], 180],
    ['the price with which the thirty days began', [on(0, 150), on(71, 200), on(100, 160)], 150],
    ['no offer that had ended when they began', [on(0, 150), on(70, 200), on(100, 160)], 200],
    ['the step before, where it was reduced twice', [on(0, 200), on(90, 180), on(100, 160)], 180],
    ['a lower price than now, where it went up again', [on(0, 200), on(90, 120), on(100, 160)], 120],
  ])('LAW-07 is %s', (_, changes, prior) => {
    expect(priorPrice(changes)).toBe(prior)
  })

  test('LAW-07 is unknown while there has been one price or none', () => {
    expect([priorPrice([]), priorPrice([on(5, 200)])]).toEqual([null, null])
  })

  test('LAW-07 is the lowest of all days of the thirty, asked one by one', () => {
    const history = fc.uniqueArray(fc.record({ at: fc.nat(120), current: fc.integer({ min: 1, max: 999 }) }), {
      selector: ({ at }) => at,
      minLength: 2,
    })
    fc.assert(
      fc.property(history, (changes) => {
        const begin = Math.max(...changes.map(({ at }) => at))
        const days = Array.from({ length: priorPriceDays }, (_, index) => begin - 1 - index)
        const priceOn = (asked: number) =>
          changes.filter(({ at }) => at <= asked).toSorted((a, b) => b.at - a.at)[0]?.current
        const lowest = Math.min(...days.flatMap((asked) => priceOn(asked) ?? []))
        const prior = priorPrice(changes.map(({ at, current }) => on(at, current)))
        expect(prior).toBe(lowest === Infinity ? null : lowest)
      }),
    )
  })

  test('LAW-09 is named in the Union and nowhere else', () => {
    const named = allLocales.filter((locale) => priorPriceNamed(locales[locale].currency, 900, 1000) === 1000)
    expect(named).toEqual(['fr-fr', 'de-de', 'it-it', 'es-es'])
  })

  test('LAW-09 is not named where nothing is reduced', () => {
    expect(priorPriceNamed('EUR', 1000, 1000)).toBeUndefined()
  })
})
