import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventBatching } from '../../../core/domain/configuration/eventBatching.ts'

test('SEG-11 ten a batch, a second at most, ten thousand in the queue, unless a deployment says otherwise', () => {
  const usual = { batching: { size: 10, flush: 1000, queue: 10_000 }, invalid: [] }
  expect(eventBatching({})).toEqual(usual)
  expect(eventBatching({ batchSize: '', flushInterval: '' })).toEqual(usual)
  expect(eventBatching({ batchSize: '25', flushInterval: ' 250 ' })).toEqual({
    batching: { size: 25, flush: 250, queue: 10_000 },
    invalid: [],
  })
})

test('ERR-34 SEG-11 a setting that is no positive whole number is named and its default applies, independent of the other setting', () => {
  const wrong = fc.oneof(
    fc.constantFrom('0', '-1', '1.5', '1e3', '0x10', 'NaN', 'Infinity', ' ', '9007199254740993', 'ten', '١'),
    fc.string({ minLength: 1 }).filter((text) => !/^\s*\d+\s*$/.test(text)),
  )
  const right = fc.integer({ min: 1, max: 100_000 })
  fc.assert(
    fc.property(wrong, right, (text, number) => {
      expect(eventBatching({ batchSize: text, flushInterval: String(number) })).toEqual({
        batching: { size: 10, flush: number, queue: 10_000 },
        invalid: ['batchSize'],
      })
      expect(eventBatching({ batchSize: String(number), flushInterval: text })).toEqual({
        batching: { size: number, flush: 1000, queue: 10_000 },
        invalid: ['flushInterval'],
      })
      expect(eventBatching({ batchSize: text, flushInterval: text }).invalid).toEqual(['batchSize', 'flushInterval'])
    }),
  )
})
