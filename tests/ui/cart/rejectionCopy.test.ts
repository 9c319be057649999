import { describe, expect, test } from 'vitest'
import { rejectionCopy } from '../../../ui/src/copy/rejectionCopy.ts'
import type { RejectionsCopy } from '../../../ui/src/copy/copyByNoun.ts'
import { spokenKeys } from './spokenKeys.ts'

const t = spokenKeys<RejectionsCopy>()

describe('a rejection with figures', () => {
  test('CART-15 a quantity outside its limits is refused with the limit', () => {
    expect(rejectionCopy(t, { _tag: 'QuantityTooHigh', maximum: 7 })).toBe('QuantityTooHigh(7)')
    expect(rejectionCopy(t, { _tag: 'QuantityTooLow', minimum: 1 })).toBe('QuantityTooLow(1)')
  })

  test('CHK-06 a changed total names the old and the new figure as money', () => {
    expect(rejectionCopy(t, { _tag: 'TotalChanged', shown: 9233, now: 9533 }, (minor) => `$${minor}`)).toBe(
      'TotalChanged($9233, $9533)',
    )
  })
})

test('CHK-01 a closed step is refused with what has to be done first', () => {
  expect(rejectionCopy(t, { _tag: 'StepNotOpen', step: 'summary' })).toBe('StepNotOpen(summary)')
})
