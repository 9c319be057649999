import fc from 'fast-check'
import { expect, test } from 'vitest'
import { interestsOf, isInterest, writtenInterests } from '../../../core/domain/account/interests.ts'

test('ACC-05 interests are one text parted by pipes: order kept, each once, none empty, none = nothing', () => {
  expect(writtenInterests(['Trail', 'Climb', 'Trail', ' ', 'Camp'])).toBe('Trail|Climb|Camp')
  expect([writtenInterests([]), interestsOf(''), interestsOf(undefined), interestsOf('|Trail||Climb|Trail|')]).toEqual(['', [], [], ['Trail', 'Climb']])
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
