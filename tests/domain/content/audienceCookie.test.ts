import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { consentCategories, allowedCategories } from '../../../core/domain/consent/consent.ts'
import { readAudience, writeAudience } from '../../../core/domain/content/audienceCookie.ts'
import type { PublicAudience } from '../../../core/domain/content/audienceCookie.ts'
import { segmentsOf } from '../../../core/domain/content/segments.ts'
import { allSegments, anyFacts } from './contentArbitraries.ts'

const nothing: PublicAudience = { dismissed: [] }
const cookie = (value: string) => `locale=en-us; cairn-audience=${value}; access=guest`

const inOrder = (segments: readonly string[]) => allSegments.filter((id) => segments.includes(id))
const anyPublicAudience: fc.Arbitrary<PublicAudience> = fc
  .record({
    site: fc.option(fc.constantFrom('us', 'ca', 'fr'), { nil: undefined }),
    segments: anyFacts.map(segmentsOf),
    dismissed: fc.uniqueArray(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), { maxLength: 5 }),
    consent: fc.option(
      fc.record({
        policyVersion: fc.nat(999_999),
        categories: fc.subarray([...consentCategories]).map((chosen) => allowedCategories(chosen, false)),
      }),
      { nil: undefined },
    ),
  })
  .map(({ site, segments, dismissed, consent }) => ({
    ...(site === undefined ? {} : { on: { site, segments: inOrder(segments) } }),
    dismissed,
    ...(consent === undefined ? {} : { consent }),
  }))

describe('the cookie of the audience', () => {
  test('SEG-04 is read as it was written, by the server as by the page', () => {
    fc.assert(
      fc.property(anyPublicAudience, (audience) => {
        const value = writeAudience(audience)
        expect(value).toMatch(/^[\w.!~*'()%:/-]*$/)
        expect(readAudience(cookie(value))).toEqual(audience)
      }),
    )
  })

  test('PROMO-21 loses the oldest dismissed names when it gets too long', () => {
    const dismissed = Array.from({ length: 200 }, (_, index) => `promo-bar/["${index}"]`)
    const value = writeAudience({ on: { site: 'us', segments: ['loggedOut'] }, dismissed })
    expect(value.length).toBeLessThanOrEqual(1_500)
    const read = readAudience(cookie(value))
    expect(read.on).toEqual({ site: 'us', segments: ['loggedOut'] })
    expect(read.dismissed.at(-1)).toBe('promo-bar/["199"]')
    expect(read.dismissed.length).toBeGreaterThan(30)
  })

  test('PROMO-21 a name that cannot be written is left out', () => {
    expect(writeAudience({ dismissed: ['\ud800', '', 'bar'] })).toBe('/bar')
  })

  test.each([
    ['no cookie', undefined],
    ['another cookie', 'locale=en-us'],
    ['a longer name', 'my-cairn-audience=us:loggedIn'],
    ['an unknown segment', cookie('us:loggedIn.admin')],
    ['a segment twice', cookie('us:loggedIn.loggedIn')],
    ['segments in another order', cookie('us:loggedOut.loggedIn')],
    ['segments without a site', cookie('loggedIn')],
    ['a site that is a path', cookie('..:loggedIn')],
    ['more than it may be long', cookie(`/${'x'.repeat(1_500)}`)],
    ['half an escape', cookie('/%E0%A4%A')],
    ['an escape that was not needed', cookie('/%61')],
    ['a name twice', cookie('/a/a')],
    ['categories in another order', cookie('~1.32')],
    ['an unknown category', cookie('~1.5')],
    ['an answer to no notice', cookie('~.2')],
    ['a prototype', cookie('__proto__:loggedIn')],
    ['JSON', cookie('{"segments":["loggedIn"]}')],
  ])('SEG-04 %s says nothing', (_, cookies) => {
    expect(readAudience(cookies)).toEqual(nothing)
  })

  test('SEG-04 whatever a client writes is ignored or is what a page could have written', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('us:', '/', 'a', '.', '%', '%61', ...allSegments) }),
    )
    fc.assert(
      fc.property(hostile, (value) => {
        const read = readAudience(`cairn-audience=${value}`)
        const [until = ''] = value.split(/;\s*/)
        expect(read).toEqual(writeAudience(read) === until ? read : nothing)
      }),
    )
  })
})
