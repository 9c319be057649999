import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { locales } from '../../../core/domain/locale/locales.ts'
import { sizeIn, sizeKindOf, systemOfCountry } from '../../../core/domain/sizing/sizeSystems.ts'
import type { SizeSystem } from '../../../core/domain/sizing/sizeSystems.ts'
import { seedProducts } from '../../../server/catalog/seed/seedCatalogue.ts'
import { sizeRuns } from '../../../server/catalog/seed/WrittenProduct.ts'
import type { SizeRun } from '../../../server/catalog/seed/WrittenProduct.ts'

const systems = ['US', 'UK', 'EU', 'IT', 'FR', 'ES'] as const

const product = (run: SizeRun, audience: string, category: string) => ({
  audience,
  sizes: sizeRuns[run],
  categories: [{ categoryId: category }],
})
const men = product('menFeet', 'men', '1010')
const women = product('womenFeet', 'women', '1010')
const converted = [
  men,
  women,
  product('kidsFeet', 'kids', '1050'),
  product('letters', 'men', '2020'),
  product('letters', 'women', '3020'),
  product('menWaist', 'men', '2050'),
  product('womenWaist', 'women', '3050'),
  product('socks', 'unisex', '5030'),
] as const

const sized = fc
  .tuple(fc.constantFrom(...converted), fc.constantFrom(...systems))
  .chain(([one, system]) =>
    fc.tuple(fc.constant(one), fc.constant(system), fc.nat(one.sizes.length - 2), fc.nat(one.sizes.length - 1)),
  )

/** A half counts half; of a span its first figure; 10K to 13K come before 1. */
const rankOf = (text: string): number => {
  const [, whole = '', half = ''] = /^(\d+)(½?)/.exec(text) ?? []
  return Number(whole) + (half === '' ? 0 : 0.5) - (/^\d+K$/.test(text) ? 20 : 0)
}

const figure = (system: SizeSystem, one: (typeof converted)[number], index: number): string =>
  sizeIn(system, one, one.sizes[index]?.code ?? '')?.figure ?? ''

describe('the table of sizes', () => {
  test('CAT-61 a larger size has a larger figure in every system', () => {
    fc.assert(
      fc.property(sized, ([one, system, small, other]) => {
        const large = Math.max(small + 1, other)
        expect(rankOf(figure(system, one, small))).toBeLessThan(rankOf(figure(system, one, large)))
      }),
    )
  })

  test('CAT-61 every size of the catalogue that is converted has a figure in every system', () => {
    const missing = seedProducts.flatMap((seed) => {
      const one = { ...seed, categories: seed.categoryIds.map((categoryId) => ({ categoryId })) }
      const kind = sizeKindOf(one)
      if (kind === 'other' || kind === 'gloves' || kind === 'ages') return []
      return systems.flatMap((system) =>
        one.sizes.flatMap(({ code }) => (sizeIn(system, one, code) === null ? [`${seed.id} ${code} ${system}`] : [])),
      )
    })
    expect(missing).toEqual([])
  })

  test('CAT-61 the same figure of men and women is another size everywhere else', () => {
    for (const system of ['UK', 'EU', 'IT'] as const)
      for (const code of ['070', '080', '090', '100', '110'])
        expect(sizeIn(system, men, code)).not.toEqual(sizeIn(system, women, code))
  })

  test('CAT-61 one foot has one figure outside the United States: men’s 7 is women’s 8½', () => {
    for (const system of ['UK', 'EU', 'IT'] as const)
      expect(sizeIn(system, men, '070')).toEqual(sizeIn(system, women, '085'))
  })

  test.each([
    { one: men, code: '090', says: ['US 9', 'UK 8', 'EU 42', 'IT 42', 'EU 42', 'EU 42'] },
    { one: women, code: '075', says: ['US 7½', 'UK 5', 'EU 39', 'IT 39', 'EU 39', 'EU 39'] },
    { one: converted[2], code: 'K05', says: ['US 1', 'UK 13K', 'EU 32', 'IT 32', 'EU 32', 'EU 32'] },
    { one: converted[3], code: 'L', says: ['US 42', 'UK 42', 'EU 52', 'IT 52', 'FR 52', 'ES 52'] },
    { one: converted[4], code: 'M', says: ['US 10', 'UK 14', 'EU 40', 'IT 46', 'FR 42', 'ES 42'] },
    { one: converted[5], code: '32', says: ['US 32', 'UK 32', 'EU 48', 'IT 48', 'FR 42', 'ES 42'] },
  ])('CAT-61 $code is $says', ({ one, code, says }) => {
    expect(
      systems.map((system) => {
        const found = sizeIn(system, one, code)
        return `${found?.system} ${found?.figure}`
      }),
    ).toEqual(says)
  })

  test('CAT-61 gloves, ages in America, and what comes in one size say by themselves what they are', () => {
    expect(sizeIn('EU', product('hands', 'unisex', '5040'), 'M')).toBeNull()
    expect(sizeIn('US', product('kidsLetters', 'kids', '4020'), 'K4')).toBeNull()
    expect(sizeIn('UK', product('one', 'unisex', '5010'), 'OS')).toBeNull()
  })

  test('CAT-61 every site counts in the system of its country', () => {
    expect(Object.values(locales).map(({ country }) => systemOfCountry(country))).toEqual([
      'US',
      'US',
      'US',
      'UK',
      'FR',
      'EU',
      'IT',
      'ES',
    ])
  })
})
