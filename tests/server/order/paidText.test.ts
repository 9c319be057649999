import { expect, test } from 'vitest'
import { paidText } from '../../../server/order/documents/paidText.ts'

test('ORD-06 PAY-17 an invoice names a gift card by its last digits and points by their name, in its language', () => {
  const part = { paymentInstrumentId: 'i', additionalData: { amount: 100 } } as const
  const giftCard = { ...part, payment_method_id: 'GIFT_CARD', giftCard: { last4: '0019' } } as const
  const points = { ...part, payment_method_id: 'LOYALTY_POINTS' } as const
  expect(paidText(giftCard, { code: 'en-us', language: 'en' })).toEqual(expect.stringMatching(/^Gift card .*0019/))
  expect(paidText(points, { code: 'en-us', language: 'en' })).toBe('Loyalty points')
  expect(paidText(giftCard, { code: 'fr-fr', language: 'fr' })).toEqual(expect.stringMatching(/^Carte cadeau .*0019/))
  expect(paidText(points, { code: 'fr-fr', language: 'fr' })).toBe('Points de fidélité')
})
