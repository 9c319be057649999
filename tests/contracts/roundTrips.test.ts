import { Schema } from 'effect'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { table } from '../../contracts/api/table.ts'
import { Currency, Money, QueryFlag, Quantity } from '../../contracts/api/wire.ts'
import { spineSamples } from './spineSamples.ts'

const parts = ['params', 'query', 'body', 'answer'] as const

for (const entry of table.filter(({ id }) => id in spineSamples)) {
  test(`${entry.id} ${entry.method} ${entry.path} decodes and encodes its sample without a loss`, () => {
    const sample = spineSamples[entry.id]
    for (const part of parts) {
      const schema = entry[part]
      expect(sample?.[part] === undefined, part).toBe(schema === undefined)
      if (schema === undefined) continue
      const decoded = Schema.decodeUnknownSync(schema)(sample?.[part])
      expect(Schema.encodeUnknownSync(schema)(decoded)).toEqual(sample?.[part])
    }
  })
}

test('API-010…041: no call of cart and order is without its sample', () => {
  const bare = table.filter(
    ({ id, path }) => id >= 'API-010' && id <= 'API-041' && path.startsWith('/cart/') && !(id in spineSamples),
  )
  expect(bare.map(({ id, path }) => `${id} ${path}`)).toEqual([])
})

test('LOY-08 null takes a reward off, and a voucher has whole points', () => {
  const [reward] = ['API-029', 'API-039'].map((id) => table.find((entry) => entry.id === id)?.body)
  const reads = (schema: typeof reward, body: object) =>
    schema !== undefined && Schema.is(Schema.toEncoded(schema))(body)
  expect(reads(reward, { appliedLoyaltyVoucher: null })).toBe(true)
  expect(reads(reward, {})).toBe(false)
  expect(reads(reward, { appliedLoyaltyVoucher: { points: 0.5, amountInCurrency: 5 } })).toBe(false)
})

test('CART-24 an adjustment is an amount or per cent, with its reason', () => {
  const [reward, adjust] = ['API-029', 'API-039'].map((id) => table.find((entry) => entry.id === id)?.body)
  const reads = (schema: typeof reward, body: object) =>
    schema !== undefined && Schema.is(Schema.toEncoded(schema))(body)
  const body = { itemId: 'i1', type: 'AMOUNT', value: 500, reason: 'Scratched' }
  const { reason: _reason, ...bare } = body
  expect(reads(adjust, body)).toBe(true)
  expect(reads(adjust, { ...body, type: 'GIFT' })).toBe(false)
  expect(reads(adjust, bare)).toBe(false)
})

test('API-001…152: an answer with unknown fields is read, and the fields are dropped', () => {
  for (const entry of table.filter(({ id }) => id in spineSamples)) {
    const answer = spineSamples[entry.id]?.answer
    if (Array.isArray(answer)) continue
    const decode = Schema.decodeUnknownSync(entry.answer)
    expect(decode({ ...(answer as object), fromTheFuture: { deep: [1] } })).toEqual(decode(answer))
  }
})

describe('values on the wire', () => {
  test('CART-01 every whole number of minor units survives the wire as a decimal with at most two places', () => {
    const decode = Schema.decodeUnknownSync(Money)
    const encode = Schema.encodeUnknownSync(Money)
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (minor) => {
        const wire = encode(minor)
        expect(decode(JSON.parse(JSON.stringify(wire)))).toBe(minor)
        expect(JSON.stringify(wire)).toMatch(/^-?\d+(\.\d{1,2})?$/)
      }),
    )
  })

  test('CART-01 money on the wire is a finite number and nothing else', () => {
    const reads = Schema.is(Schema.toEncoded(Money))
    expect([89.95, 0, -5].every(reads)).toBe(true)
    expect(['89.95', Number.NaN, Number.POSITIVE_INFINITY, null].some(reads)).toBe(false)
    expect(() => Schema.encodeUnknownSync(Money)(1.5)).toThrow()
  })

  test('CART-15 a quantity is a whole number from 1 to 999999', () => {
    const isQuantity = Schema.is(Quantity)
    expect([1, 999_999].every(isQuantity)).toBe(true)
    expect([0, -1, 1.5, 1_000_000].some(isQuantity)).toBe(false)
  })

  test('CART-26 a flag in a query is the word true or false', () => {
    const decode = Schema.decodeUnknownSync(QueryFlag)
    expect(decode('true')).toBe(true)
    expect(decode('false')).toBe(false)
    expect(() => decode('1')).toThrow()
    expect(Schema.is(Currency)('CHF')).toBe(false)
  })
})
