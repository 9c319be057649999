import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  interestChoices,
  interestsOf,
  isInterest,
  tickedInterest,
  writtenInterests,
} from '../../../core/domain/account/interests.ts'

test('ACC-05 interests are one text parted by pipes: order kept, each once, none empty, none = nothing', () => {
  expect(writtenInterests(['Trail', 'Climb', 'Trail', ' ', 'Camp'])).toBe('Trail|Climb|Camp')
  expect([writtenInterests([]), interestsOf(''), interestsOf(undefined), interestsOf('|Trail||Climb|Trail|')]).toEqual([
    '',
    [],
    [],
    ['Trail', 'Climb'],
  ])
  expect([isInterest('Trail'), isInterest('Trail|Climb'), isInterest(' ')]).toEqual([true, false, false])
})

test('ACC-05 what was written is read back, and reading what was read changes nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (names) => {
      const read = interestsOf(writtenInterests(names))
      expect(interestsOf(read.join('|'))).toEqual(read)
      expect(new Set(read).size).toBe(read.length)
      expect(names.filter(isInterest).every((name) => read.includes(name.trim()))).toBe(true)
    }),
  )
})

test('ACC-05 an interest is ticked and unticked; the others stay, also those that are not asked about here', () => {
  expect(tickedInterest('sailing|hiking', 'snow', true)).toBe('sailing|hiking|snow')
  expect(tickedInterest('sailing|hiking', 'hiking', true)).toBe('sailing|hiking')
  expect(tickedInterest('sailing|hiking', 'hiking', false)).toBe('sailing')
  expect(tickedInterest(undefined, 'hiking', false)).toBe('')
  expect(interestChoices.every(isInterest)).toBe(true)
})
