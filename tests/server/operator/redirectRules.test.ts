import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { overlapping, overlaps, readPath, redirectFault } from '../../../server/operator/redirects/redirectRules.ts'
import { pathIn, shopsOf, withoutEmptyParts } from '../../../server/site/findRedirect.ts'

const part = fc.stringMatching(/^[a-zA-Z0-9_.~é-]{1,12}$/).filter((each) => each !== '.' && each !== '..')
const rest = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => `/${parts.join('/')}`)
const shop = fc.constantFrom('', '/en-us', '/fr-fr', '/de-de', '/pt-br')
const path = fc.tuple(shop, rest).map(([locale, behind]) => withoutEmptyParts(locale + behind))

describe('a path that was typed', () => {
  test('OPR-52 is read in one form, however it was typed, and reading that again changes nothing', () => {
    fc.assert(
      fc.property(path, fc.boolean(), fc.boolean(), (kept, hasSlash, isEncoded) => {
        const typed = ` ${isEncoded ? encodeURI(kept) : kept}${hasSlash ? '/' : ''} `
        expect(readPath(typed, 'path')).toBe(kept)
      }),
    )
  })

  test('OPR-52 is a path of this shop, or is refused: whatever was typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 600 }),
        fc.constantFrom('', '/', '//', '/\\'),
        (typed, head) => {
          const read = readPath(head + typed, 'target')
          if (typeof read !== 'string') return
          expect(read.length).toBeLessThanOrEqual(500)
          const { origin, pathname, search } = new URL(encodeURI(read), 'http://shop.test')
          expect([origin, search]).toEqual(['http://shop.test', ''])
          expect(pathname).toBe(encodeURI(read))
        },
      ),
    )
  })

  test.each([
    ['/EN-us/Old/', '/en-us/Old'],
    ['/XX-YY/old', '/xx-yy/old'],
    ['/a//b', '/a/b'],
    ['/%C3%A9t%C3%A9', '/été'],
    ['/a%2Fb', '/a%2Fb'],
  ])('OPR-52 %s is kept as %s', (typed, kept) => {
    expect(readPath(typed, 'path')).toBe(kept)
  })

  test.each([
    '',
    'old',
    'http://x.example/',
    '//x.example',
    '/\\x.example',
    '/a b',
    '/a?b',
    '/a#b',
    '/%zz',
    '/a/../b',
    '/a\u0000',
  ])('OPR-52 %j is refused with the name of its field', (typed) => {
    expect(readPath(typed, 'target')).toMatchObject({ field: 'target', message: expect.stringMatching(/^New path: /) })
  })
})

test('OPR-52 five hundred characters are the most', () => {
  expect(readPath(`/${'a'.repeat(499)}`, 'path')).toHaveLength(500)
  expect(readPath(`/${'a'.repeat(500)}`, 'path')).toMatchObject({ message: 'Old path: 500 characters are the most.' })
})

describe('two paths', () => {
  test('OPR-52 overlap if one visitor may mean the same place by both, which is what the database is asked', () => {
    fc.assert(
      fc.property(shop, shop, rest, fc.boolean(), (one, other, behind, isSame) => {
        const [a, b] = [one + behind, other + (isSame ? behind : `${behind}x`)]
        const places = (each: string) => shopsOf(each).map((locale) => pathIn(each, locale))
        expect(overlaps(a, b)).toBe(places(a).some((place) => places(b).includes(place)))
        expect(overlapping(a).includes(b)).toBe(overlaps(a, b))
      }),
    )
  })

  test('OPR-52 however redirects are added, none leads to another one', () => {
    const name = fc.constantFrom('/a', '/b', '/c', '/d')
    const asked = fc.record({
      path: fc.tuple(shop, name).map((parts) => parts.join('')),
      target: fc.tuple(shop, name).map((parts) => parts.join('')),
    })
    fc.assert(
      fc.property(fc.array(asked, { maxLength: 12 }), (all) => {
        const kept: (typeof all)[number][] = []
        for (const each of all) {
          const others = kept.filter((other) => other.path !== each.path)
          // Every target is a page, and no path: the worst that can be asked.
          const isPage = (at: string) => shopsOf(each.target).some((locale) => at === pathIn(each.target, locale))
          if (redirectFault(each, { isPage, others }) === undefined) kept.splice(0, Infinity, ...others, each)
        }
        for (const { target } of kept) expect(kept.some((other) => overlaps(other.path, target))).toBe(false)
      }),
    )
  })
})
