import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Datafile } from '../../../contracts/content/datafile.ts'
import { allSegments } from '../../../core/domain/content/segments.ts'
import { bucket } from '../../../core/domain/experiment/bucket.ts'
import { decideVariants, experimentKeys } from '../../../core/domain/experiment/decideVariants.ts'
import { isInAudience } from '../../../core/domain/experiment/isInAudience.ts'
import { generatedDatafile, generatedSegments, generatedVisitor } from '../../../tools/experiments/generatedDatafile.ts'

const anyCase = fc.record({
  datafile: fc.nat(200).map((seed) => generatedDatafile(`decide ${seed}`, 20)),
  later: fc.nat(200).map((seed) => generatedDatafile(`later ${seed}`, 20)),
  id: fc.nat(10_000).map((nth) => generatedVisitor('decide', nth)),
  segments: fc.nat(10_000).map((nth) => generatedSegments('decide', nth)),
  others: fc.subarray([...allSegments]),
})

describe('what was decided', () => {
  test('SEG-06 stays the same, whatever weights, status, audiences and segments become', () => {
    let decided = 0
    fc.assert(
      fc.property(anyCase, ({ datafile, later, id, segments, others }) => {
        const first = decideVariants(datafile, { id, decisions: [] }, segments)
        const then = decideVariants(later, { id, decisions: first }, others)
        decided += first.length
        expect(then.slice(0, first.length)).toEqual(first)
        expect(new Set(then.map(({ experienceId }) => experienceId)).size).toBe(then.length)
      }),
    )
    // Most runs decide some; how many runs there are depends on who asks.
    expect(decided).toBeGreaterThan(0)
  })

  test('SEG-06 is decided for every experiment of the datafile that has a variant for the visitor', () => {
    fc.assert(
      fc.property(anyCase, ({ datafile, id, segments }) => {
        const decisions = decideVariants(datafile, { id, decisions: [] }, segments)
        for (const key of experimentKeys(datafile))
          expect(decisions.find(({ experienceId }) => experienceId === key)?.variantId).toBe(
            bucket(datafile, key, id, segments),
          )
      }),
    )
  })
})

describe('an audience', () => {
  const leaf = (name: string, value: unknown = true, match = 'exact') => ({
    type: 'custom_attribute',
    name,
    match,
    value,
  })
  const datafileOf = (conditions: unknown): Datafile => ({
    version: '4',
    revision: '1',
    typedAudiences: [{ id: 'a', name: 'A', conditions: JSON.parse(JSON.stringify(conditions)) }],
    audiences: [{ id: 'b', name: 'B', conditions: '["not", ["or", ' + JSON.stringify(leaf('loyalty')) + ']]' }],
    experiments: [],
    groups: [],
  })
  const isMember = (conditions: unknown, audienceIds: readonly string[] = ['a']) =>
    isInAudience(datafileOf(conditions), { audienceIds }, ['loggedIn', 'loyalty', 'cartEmpty'])

  test.each([
    ['a segment', ['or', leaf('loyalty')], true],
    ['the opposite segment', ['or', leaf('nonLoyalty')], false],
    ['not being in a segment', leaf('employee', false), true],
    ['both of two', ['and', leaf('loyalty'), leaf('cartNotEmpty')], false],
    ['either of two', [leaf('loyalty'), leaf('cartNotEmpty')], true],
    ['none of it', ['not', leaf('loyalty')], false],
    ['something unknown', ['or', leaf('altitude')], false],
    ['the opposite of something unknown', ['not', leaf('altitude')], false],
    ['something unknown or true', ['or', leaf('altitude'), leaf('loyalty')], true],
    ['something unknown and false', ['not', ['and', leaf('altitude'), leaf('employee')]], true],
    ['a match that is not evaluated', leaf('loyalty', true, 'substring'), false],
    ['a value that is no boolean', leaf('loyalty', 'true'), false],
    ['an attribute that exists', leaf('employee', null, 'exists'), true],
    ['an attribute that does not', leaf('altitude', null, 'exists'), false],
  ])('SEG-12 of %s', (_, conditions, expected) => {
    expect(isMember(conditions)).toBe(expected)
  })

  test('SEG-12 of the older form is text, one of several is enough, and an unknown one is nobody’s', () => {
    expect(isMember(leaf('loyalty'), ['b'])).toBe(false)
    expect(isMember(leaf('loyalty'), ['b', 'a'])).toBe(true)
    expect(isMember(leaf('loyalty'), ['gone'])).toBe(false)
    expect(isMember(leaf('loyalty'), [])).toBe(true)
  })

  test('SEG-12 that conditions join takes the place of the list', () => {
    const all = { audienceIds: ['a'], audienceConditions: ['and', 'a', 'b'] }
    expect(isInAudience(datafileOf(leaf('loyalty')), all, ['loyalty'])).toBe(false)
    expect(isInAudience(datafileOf(leaf('nonLoyalty')), all, ['nonLoyalty'])).toBe(true)
  })
})
