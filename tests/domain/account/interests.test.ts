import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  interestChoices,
  interestsOf,
  isInterest,
  tickedInterest,
  writtenInterests,
} from '../../../core/domain/account/profileRules.ts'

describe('the text of interests', () => {
  test('ACC-05 interests are one text parted by pipes: order kept, each once, none empty, none = nothing', () => {
    expect(writtenInterests(['Trail', 'Climb', 'Trail', ' ', 'Camp'])).toBe('Trail|Climb|Camp')
    expect(writtenInterests([])).toBe('')
    expect(interestsOf('')).toEqual([])
    expect(interestsOf(undefined)).toEqual([])
    expect(interestsOf('|Trail||Climb|Trail|')).toEqual(['Trail', 'Climb'])
    expect(isInterest('Trail')).toBe(true)
    expect(isInterest('Trail|Climb')).toBe(false)
    expect(isInterest(' ')).toBe(false)
  })

  test('ACC-05 written interests are read back, and reading them changes nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (names) => {
        const read = interestsOf(writtenInterests(names))
        expect(interestsOf(read.join('|'))).toEqual(read)
        expect(new Set(read).size).toBe(read.length)
        expect(names.filter(isInterest).every((name) => read.includes(name.trim()))).toBe(true)
      }),
    )
  })
})

describe('ticking interests', () => {
  test('ACC-05 an interest that is ticked joins the others once, also those that are not asked about here', () => {
    expect(tickedInterest('sailing|hiking', 'snow', true)).toBe('sailing|hiking|snow')
    expect(tickedInterest('sailing|hiking', 'hiking', true)).toBe('sailing|hiking')
  })

  test('ACC-05 an interest that is unticked leaves, and the others stay', () => {
    expect(tickedInterest('sailing|hiking', 'hiking', false)).toBe('sailing')
    expect(tickedInterest(undefined, 'hiking', false)).toBe('')
  })

  test('ACC-05 every interest that is asked about can be written', () => {
    expect(interestChoices.every(isInterest)).toBe(true)
  })
})
