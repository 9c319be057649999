import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ConsentCategory } from '../../../contracts/commands/consentCommand.ts'
import { actionIdOf, decisionOf } from '../../../core/domain/experiment/actionId.ts'
import { mayTakePart } from '../../../core/domain/experiment/mayTakePart.ts'
import { readVisitor, writeVisitor } from '../../../core/domain/experiment/visitorCookie.ts'

const id = '0190a000-0000-7000-8000-000000000001'
const anyName = fc.stringMatching(/^[\w.-]{1,20}$/)
const anyDecisions = fc.uniqueArray(fc.record({ experienceId: anyName, variantId: anyName }), {
  selector: ({ experienceId }) => experienceId,
  maxLength: 8,
})

describe('the visitor’s cookie', () => {
  test('SEG-06 is read as it was written, among other cookies, encoded or not', () => {
    fc.assert(
      fc.property(anyDecisions, (decisions) => {
        const value = writeVisitor({ id, decisions })
        expect(encodeURIComponent(value)).toBe(value)
        expect(readVisitor(`a=b; cairn-visitor=${value}; c=d`)).toEqual({ id, decisions })
      }),
    )
  })

  test('SEG-06 leaves out what does not fit, and names that a cookie cannot have', () => {
    const decisions = Array.from({ length: 200 }, (_, n) => ({ experienceId: `experience-${n}`, variantId: 'v' }))
    const value = writeVisitor({ id, decisions: [{ experienceId: 'a b', variantId: 'v' }, ...decisions] })
    expect(value.length).toBeLessThanOrEqual(1_200)
    const read = readVisitor(`cairn-visitor=${value}`)?.decisions ?? []
    expect(read).toEqual(decisions.slice(0, read.length))
    expect(read.length).toBeGreaterThan(40)
  })

  test('SEG-06 is as long as it may be, and no longer', () => {
    const decisions = (last: number) =>
      Array.from({ length: 9 }, (_, n) => ({
        experienceId: `e${n}`.padEnd(64, 'e'),
        variantId: 'v'.padEnd(n === 8 ? last : 64, 'v'),
      }))
    const [full, tooLong] = [
      writeVisitor({ id, decisions: decisions(58) }),
      writeVisitor({ id, decisions: decisions(59) }),
    ]
    expect(full).toHaveLength(1_200)
    expect(readVisitor(`cairn-visitor=${full}`)?.decisions).toHaveLength(9)
    expect(readVisitor(`cairn-visitor=${tooLong}`)?.decisions).toHaveLength(8)
  })

  test('SEG-06 is found with and without spaces between the cookies', () => {
    for (const cookies of [`a=b;cairn-visitor=${id}`, `a=b;   cairn-visitor=${id};c=d`])
      expect(readVisitor(cookies)).toEqual({ id, decisions: [] })
  })

  test.each([
    ['none', undefined],
    ['another', 'locale=en-us'],
    ['no id', 'cairn-visitor='],
    ['another id', 'cairn-visitor=me'],
    ['a decision without a variant', `cairn-visitor=${id}!home-hero`],
    ['two decisions of one experiment', `cairn-visitor=${id}!a*b!a*c`],
    ['markup', `cairn-visitor=${id}!a*<b>`],
    ['an id with more around it', `cairn-visitor=0${id}`],
    ['an id with more after it', `cairn-visitor=${id}0`],
    ['too much', `cairn-visitor=${id}${'!a*b'.repeat(400)}`],
  ])('SEG-06 says nothing: %s', (_, cookies) => {
    expect(readVisitor(cookies)).toBeNull()
  })

  test('SEG-06 anybody can write it, and it never breaks a page', () => {
    fc.assert(fc.property(fc.string(), (text) => void readVisitor(`cairn-visitor=${text}`)))
  })
})

test('SEG-09 an action’s id names its decision, and nothing else is one', () => {
  fc.assert(
    fc.property(anyName, anyName, (experienceId, variantId) => {
      expect(decisionOf(actionIdOf({ experienceId, variantId }))).toEqual({ experienceId, variantId })
    }),
  )
  expect(['', 'a', 'a/', '/b', 'a/b/c'].map(decisionOf)).toEqual([null, null, null, null, null])
})

test.each([
  ['en-us', false, true],
  ['fr-ca', false, true],
  ['en-us', true, false],
  ['fr-fr', false, false],
  ['en-gb', true, false],
] as const)(
  'TRK-01 SEG-10 in %s, with the privacy signal %s, somebody may take part: %s',
  (locale, signal, expected) => {
    expect(mayTakePart(locale, { answer: null, hasPrivacyControl: signal })).toBe(expected)
  },
)

test('TRK-01 without consent to targeting nobody takes part', () => {
  const may = (categories: readonly ConsentCategory[]) =>
    mayTakePart('en-us', { answer: { categories, policyVersion: 1 }, hasPrivacyControl: false })
  expect([may(['C0001', 'C0002', 'C0003']), may(['C0001', 'C0004'])]).toEqual([false, true])
})
