import { Schema } from 'effect'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { table } from '../../contracts/api/table.ts'
import { Currency, Money, QueryFlag, Quantity } from '../../contracts/api/wire.ts'
import { spineSamples } from './spineSamples.ts'

const parts = ['params', 'query', 'body', 'answer'] as const

describe('a call with a sample', () => {
  const sampled = table.filter(({ id }) => id in spineSamples)

  test.each(sampled.map((entry) => [entry.id, entry.method, entry.path, entry] as const))(
    '%s %s %s decodes and encodes it without a loss',
    (_id, _method, _path, entry) => {
      const sample = spineSamples[entry.id]
      for (const part of parts) {
        const schema = entry[part]
        expect(sample?.[part] === undefined, part).toBe(schema === undefined)
        if (schema === undefined) continue
        const decoded = Schema.decodeUnknownSync(schema)(sample?.[part])
        expect(Schema.encodeUnknownSync(schema)(decoded)).toEqual(sample?.[part])
      }
    },
  )

  test('API-010…041: each of cart and order is one', () => {
    const bare = table.filter(
      ({ id, path }) => id >= 'API-010' && id <= 'API-041' && path.startsWith('/cart/') && !(id in spineSamples),
    )
    expect(bare.map(({ id, path }) => `${id} ${path}`)).toEqual([])
  })

  test('API rows: is read with unknown fields in its answer, which are dropped', () => {
    for (const entry of sampled) {
      const answer = spineSamples[entry.id]?.answer
      if (Array.isArray(answer)) continue
      const decode = Schema.decodeUnknownSync(entry.answer)
      expect(decode({ ...(answer as object), fromTheFuture: { deep: [1] } })).toEqual(decode(answer))
    }
  })
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

  test.each([
    [89.95, true],
    [0, true],
    [-5, true],
    ['89.95', false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
    [null, false],
  ])('CART-01 money on the wire is a finite number: %j, %s', (wire, isMoney) => {
    expect(Schema.is(Schema.toEncoded(Money))(wire)).toBe(isMoney)
  })

  test('CART-01 money in the shop has no fractions of a minor unit', () => {
    expect(() => Schema.encodeUnknownSync(Money)(1.5)).toThrow()
  })

  test.each([
    [1, true],
    [999_999, true],
    [0, false],
    [-1, false],
    [1.5, false],
    [1_000_000, false],
  ])('CART-15 a quantity is a whole number from 1 to 999999: %d, %s', (quantity, isQuantity) => {
    expect(Schema.is(Quantity)(quantity)).toBe(isQuantity)
  })

  test('CART-26 a flag in a query is the word true or false', () => {
    const decode = Schema.decodeUnknownSync(QueryFlag)
    expect(decode('true')).toBe(true)
    expect(decode('false')).toBe(false)
    expect(() => decode('1')).toThrow()
    expect(Schema.is(Currency)('CHF')).toBe(false)
  })
})
