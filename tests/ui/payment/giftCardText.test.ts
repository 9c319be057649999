import { expect, test } from 'vitest'
import { errorText } from '../../../ui/src/copy/errorText.ts'
import type { ErrorsCopy } from '../../../ui/src/copy/types/errorsCopy.ts'
import type { GiftCardCopy } from '../../../ui/src/copy/types/giftCardCopy.ts'
import { giftCardText } from '../../../ui/src/payment/giftCardText.ts'
import { spokenKeys } from '../cart/spokenKeys.ts'

const t = spokenKeys<GiftCardCopy>()
const errors = spokenKeys<ErrorsCopy>()
const said = (errorId: string, message = '') => giftCardText(t, errors, { errorId, message })

test('ERR-30 PAY-13 what is wrong with a gift card is said at its number', () => {
  const codes = [
    'GFC700',
    'GFC760',
    'GFC800',
    'GFC755',
    'GFC725',
    'GFC740',
    'GFC400',
    'GFC812',
    'GFC410',
    'GFC799',
    'GFS800',
  ]
  for (const code of codes) expect(said(code)).toBe(code)
  expect(said('gift-card-lost')).toBe('lost')
})

test('ERR-23 PAY-14 what is saved already has one sentence for a card and another for a gift card', () => {
  expect([errorText(errors, 'PYT300', ''), said('PYT300', 'Already saved.')]).toEqual(['PYT300', 'alreadySaved'])
})

test('ERR-31 PAY-15 what is not about the gift card is not said at its number', () => {
  for (const code of ['GEN500', 'PYT404', 'BSK404', '']) expect(said(code)).toBeNull()
})
