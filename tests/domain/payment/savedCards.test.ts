import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SavedCard } from '../../../contracts/api/entities/paymentInstrument.ts'
import { cardSameness, mainCardOf, withOneMainCard } from '../../../core/domain/payment/savedCards.ts'

const card: SavedCard = {
  main: false,
  brand: 'visa',
  last4: '4242',
  expiryMonth: 12,
  expiryYear: 2030,
  holder: 'Wren Holloway',
}
const cards = fc
  .array(fc.boolean(), { maxLength: 6 })
  .map((mains) => mains.map((main, place) => ({ id: String(place), main })))

describe('the main card', () => {
  test('ACC-31 is exactly one: the one asked for, else one that was, else the oldest', () => {
    fc.assert(
      fc.property(cards, fc.option(fc.nat({ max: 7 }).map(String), { nil: undefined }), (before, asked) => {
        const after = withOneMainCard(before, asked)
        expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
        const expected = before.find(({ id }) => id === asked) ?? before.find(({ main }) => main) ?? before[0]
        expect(after.filter(({ main }) => main).map(({ id }) => id)).toEqual(
          expected === undefined ? [] : [expected.id],
        )
        expect(withOneMainCard(after)).toEqual(after)
      }),
    )
  })

  test('ACC-32 is the one with the mark', () => {
    const instruments = [
      { paymentInstrumentId: 'a', card },
      { paymentInstrumentId: 'b', card: { ...card, main: true } },
      { paymentInstrumentId: 'c' },
    ]
    expect(mainCardOf(instruments)?.paymentInstrumentId).toBe('b')
    expect(mainCardOf(instruments.slice(0, 1))).toBe(undefined)
  })
})

test('PAY-14 two cards are the same by brand, last digits and expiry, so that a renewed one is another', () => {
  expect(cardSameness({ ...card, expiryMonth: 12 })).toBe(cardSameness(card))
  const others = [
    { ...card, brand: 'amex' as const },
    { ...card, last4: '4243' },
    { ...card, expiryMonth: 11 },
    { ...card, expiryYear: 2031 },
  ]
  expect(new Set([card, ...others].map(cardSameness)).size).toBe(5)
})
