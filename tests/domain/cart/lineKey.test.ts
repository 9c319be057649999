import { Schema } from 'effect'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LineKey } from '../../../contracts/commands/command.ts'
import { giftKey, keyDelivered, keyOfVariant, lineKey } from '../../../core/domain/cart/lineKey.ts'
import type { LineIdentity } from '../../../core/domain/cart/lineKey.ts'
import { giftMessageLength } from '../../../core/domain/gift/giftOptionToSend.ts'
import { runs } from '../../support/runs.ts'

const giftOption = { email: 'robin@example.com', to: 'Robin | Wren', message: 'Walk far.' }

const unit = fc.oneof(
  fc.constantFrom('|', '/', '\\', '%', '=', '~', ' ', '\0', '\ud83e', '\udd7e', '🥾', 'é', 'a', '4', '1'),
  fc.string({ unit: 'binary', maxLength: 1 }),
)
const words = fc.array(unit, { maxLength: 8 }).map((units) => units.join(''))
const longText = fc.tuple(fc.constantFrom('', 'm'.repeat(170), '雪'.repeat(200)), words).map((parts) => parts.join(''))
const identity = fc.record({
  sku: words,
  recipeId: fc.option(fc.string({ unit, minLength: 1, maxLength: 4 })),
  giftOption: fc.option(fc.record({ email: words, to: words, message: longText })),
  delivery: words,
})
const entries = ({ sku, recipeId, giftOption, delivery }: LineIdentity) => [
  sku,
  recipeId,
  giftOption?.email,
  giftOption?.to,
  giftOption?.message,
  delivery,
]

describe('two lines that differ', () => {
  test('CART-16 DLG-05 have different keys, even with half a surrogate pair in them', () => {
    fc.assert(
      fc.property(identity, identity, (one, other) => {
        const isSame = entries(one).every((text, place) => (text ?? null) === (entries(other)[place] ?? null))
        expect(lineKey(one) === lineKey(other)).toBe(isSame)
      }),
      { numRuns: runs(3_000) },
    )
  })

  test('DLG-05 by one letter of a gift option have different keys', () => {
    const place = fc.record({ email: words, to: words, message: longText })
    const line = { sku: 'A-1', recipeId: null, delivery: 'home' }
    fc.assert(
      fc.property(place, fc.nat(), fc.constantFrom('/', '\\', '|', '%', 'x', '\ud83e'), (gift, at, more) => {
        const text = `${gift.email}${gift.to}${gift.message}`
        const cut = at % (text.length + 1)
        const split = { email: text.slice(0, cut), to: more, message: text.slice(cut) }
        const others = [
          { ...gift, message: `${gift.message}${more}` },
          { ...gift, to: `${gift.to}${more}` },
          { ...gift, email: `${gift.email}${more}` },
          split,
        ]
        const keys = [gift, ...others].map(
          (giftOption) => [lineKey({ ...line, giftOption }), JSON.stringify(giftOption)] as const,
        )
        expect(new Set(keys.map(([key]) => key)).size).toBe(new Set(keys.map(([, answer]) => answer)).size)
      }),
      { numRuns: runs(2_000) },
    )
  })
})

describe('a line of another variant, or delivered otherwise', () => {
  test('CART-29 keeps how it is made, given and delivered', () => {
    const line = { sku: 'A-1', recipeId: 'WH', giftOption, delivery: 'US002' }
    expect(keyOfVariant(lineKey(line), 'B|2')).toBe(lineKey({ ...line, sku: 'B|2' }))
  })

  test('CART-29 CART-33 a gift with purchase, or a gift for another person, is no twin of the same variant bought', () => {
    const bought = { sku: 'A-1', recipeId: null, giftOption: null, delivery: 'home' }
    const wanted = keyOfVariant(lineKey({ ...bought, sku: 'B-1' }), 'A-1')
    expect(giftKey(lineKey(bought))).not.toBe(wanted)
    expect(lineKey({ ...bought, giftOption })).not.toBe(wanted)
    expect(wanted).toBe(lineKey(bought))
  })

  test('CART-16 SHIP-23 has the key it would have had from the start', () => {
    fc.assert(
      fc.property(identity, words, (line, other) => {
        expect(keyDelivered(lineKey(line), other)).toBe(lineKey({ ...line, delivery: other }))
        expect(keyOfVariant(lineKey(line), other)).toBe(lineKey({ ...line, sku: other }))
      }),
      { numRuns: runs(1_000) },
    )
  })
})

describe('a key in a log or a command', () => {
  test('CART-16 the keys that earlier builds have written stay what they are', () => {
    expect(lineKey({ sku: 'A-1', recipeId: null, giftOption: null, delivery: 'home' })).toBe('A-1|||home')
    expect(lineKey({ sku: 'A-1', recipeId: 'WH', giftOption, delivery: 'US002' })).toBe(
      'A-1|WH|robin%40example.com%2FRobin%20%7C%20Wren%2FWalk%20far.|US002',
    )
  })

  test('CART-16 of the longest line that can be asked for is one that a command can name', () => {
    const giftOption = { email: '|'.repeat(100), to: '\ud83e'.repeat(100), message: '\0'.repeat(giftMessageLength) }
    const key = lineKey({ sku: '%'.repeat(64), recipeId: '|'.repeat(64), giftOption, delivery: '%'.repeat(64) })
    expect(Schema.decodeUnknownSync(LineKey)(giftKey(key))).toBe(giftKey(key))
  })
})
