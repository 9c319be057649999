import { describe, expect, test } from 'vitest'
import { errorText } from '../../../ui/src/copy/errorText.ts'
import { giftCardText } from '../../../ui/src/payment/useGiftCard.ts'
import type { ErrorsCopy, GiftCardCopy } from '../../../ui/src/copy/copyByNoun.ts'
import { spokenKeys } from '../cart/spokenKeys.ts'

const t = spokenKeys<GiftCardCopy>()
const errors = spokenKeys<ErrorsCopy>()
const textOf = (errorId: string, message = '') => giftCardText(t, errors, { errorId, message })

test('ERR-23 PAY-14 a saved card and a saved gift card have different sentences', () => {
  expect(errorText(errors, 'PYT300', '')).toBe('PYT300')
  expect(textOf('PYT300', 'Already saved.')).toBe('alreadySaved')
})

describe('at the number of a gift card', () => {
  test('ERR-30 PAY-13 its faults are shown', () => {
    const codes = ['GFC700', 'GFC800', 'GFC755', 'GFC725', 'GFC740', 'GFC400', 'GFC812', 'GFC410', 'GFC799', 'GFS800']
    for (const code of codes) expect(textOf(code)).toBe(code)
    expect(textOf('GFC760')).toBe('GFC760 locked')
    expect(textOf('gift-card-lost')).toBe('lost')
  })

  test('ERR-31 PAY-15 a fault of something else is not', () => {
    for (const code of ['GEN500', 'PYT404', 'BSK404', '']) expect(textOf(code)).toBeNull()
  })
})
