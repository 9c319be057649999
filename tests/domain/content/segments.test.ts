import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keysOf } from '../../../core/domain/fields/fields.ts'
import { segmentPairs } from '../../../contracts/content/audience.ts'
import { audienceOf, segmentsOf, segmentsOn } from '../../../core/domain/content/segments.ts'
import type { SignedIn } from '../../../core/domain/account/account.ts'
import { anyFacts } from './contentArbitraries.ts'

describe('whatever is known of a shopper', () => {
  test('SEG-04 exactly one of each pair is true, of loyalty only for a signed-in shopper', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const segments = segmentsOf(facts)
        for (const pair of segmentPairs) {
          const count = pair[0] === 'loyalty' && !facts.isLoggedIn ? 0 : 1
          expect(pair.filter((id) => segments.includes(id))).toHaveLength(count)
        }
      }),
    )
  })

  test('SEG-04 a guest is no employee, prosumer, wranx, ipa or athlete, even when an account was known before', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const segments = segmentsOf({ ...facts, isLoggedIn: false })
        expect(segments).toEqual(
          expect.arrayContaining(['loggedOut', 'nonEmployee', 'nonProsumer', 'nonWranx', 'nonIpa', 'nonAthlete']),
        )
      }),
    )
  })
})

test('SEG-04 each fact decides its own pair', () => {
  const facts = {
    isLoggedIn: true,
    isLoyaltyMember: true,
    isEmployee: true,
    isCartEmpty: true,
    isProsumer: true,
    isWranx: true,
    isIpa: true,
    isAthlete: true,
  }
  expect(segmentsOf(facts)).toEqual([
    'loggedIn',
    'loyalty',
    'employee',
    'cartEmpty',
    'prosumer',
    'wranx',
    'ipa',
    'athlete',
  ])
  for (const name of keysOf(facts))
    if (name !== 'isLoggedIn') {
      const changed = segmentsOf({ ...facts, [name]: false })
      expect(changed.filter((id) => !segmentsOf(facts).includes(id))).toHaveLength(1)
    }
})

describe('what the log tells of whoever is signed in', () => {
  const on = (site: string, ...signedIn: readonly SignedIn[]) => segmentsOn(site, { signedIn }, true)
  const prosumer = { site: 'us', consumerType: 'PROSUMER', at: 1 } as const

  test.each([
    ['WRANX', ['prosumer', 'wranx', 'nonIpa']],
    ['IPA', ['prosumer', 'nonWranx', 'ipa']],
    [undefined, ['prosumer', 'nonWranx', 'nonIpa']],
  ] as const)('SEG-04 a prosumer of %s is in the segments of that programme', (programme, expected) => {
    const found = on('us', { ...prosumer, ...(programme && { programme }) })
    expect(found.filter((id) => /prosumer|wranx|ipa/i.test(id))).toEqual(expected)
  })

  test('SEG-04 the programme counts on the site where the prosumer is signed in', () => {
    expect(on('fr', { ...prosumer, programme: 'IPA' })).toContain('nonIpa')
  })
})

describe('who a document is resolved for', () => {
  const audience = (ask: Parameters<typeof audienceOf>[1]) => audienceOf(['loggedOut'], ask, 'en-us', 5, [])
  const somebody = { now: 5, locale: 'en-us', segments: ['loggedOut'], decisions: [] }

  test('SEG-04 is told by time, locale, segments and decisions', () => {
    expect(audience({ family: 'page', key: 'cart' })).toStrictEqual(somebody)
  })

  test.each(['category', 'product'] as const)('SEG-04 beside a %s that one counts too', (family) => {
    expect(audience({ family, key: 'A' })).toStrictEqual({ ...somebody, [family]: 'A' })
  })

  test('SEG-03 is of the segment that the address asks for', () => {
    expect(audience({ family: 'page', key: 'cart', testContext: 'loyalty' })).toStrictEqual({
      ...somebody,
      forcedSegment: 'loyalty',
    })
  })
})
