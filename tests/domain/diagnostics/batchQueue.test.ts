import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  emptyQueue,
  isBatchFull,
  withBatch,
  withEvent,
  withoutBatch,
} from '../../../core/domain/diagnostics/batchQueue.ts'
import type { BatchQueue } from '../../../core/domain/diagnostics/batchQueue.ts'

type Step = 'event' | 'send' | 'taken' | 'refused'

const steps = fc.array(fc.constantFrom<Step>('event', 'event', 'event', 'send', 'taken', 'refused'), { maxLength: 120 })

test('SEG-11 no event is lost without being counted: taken, waiting, under way and dropped are together what was added, in order', () => {
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 9 }), (walk, size, most) => {
      let queue: BatchQueue<number> = emptyQueue
      let added = 0
      let answer = 0
      const taken: number[] = []
      for (const [turn, step] of walk.entries()) {
        if (step === 'event') queue = withEvent(queue, added++, { queue: most })
        if (step === 'send') {
          const before = queue.underWay
          queue = withBatch(queue, `batch-${turn}`, { size })
          // A repeated attempt sends the same batch under the same id.
          if (before !== null) expect(queue.underWay).toBe(before)
          expect(queue.underWay?.events.length ?? 0).toBeLessThanOrEqual(size)
        }
        if (step === 'taken' && queue.underWay) {
          taken.push(...queue.underWay.events)
          answer += queue.underWay.dropped
        }
        if (step === 'taken' || step === 'refused') queue = withoutBatch(queue, step === 'taken')
        const held = [...(queue.underWay?.events ?? []), ...queue.waiting]
        expect(held.length).toBeLessThanOrEqual(most)
        expect(taken.length + held.length + answer + (queue.underWay?.dropped ?? 0) + queue.dropped).toBe(added)
        const inOrder = [...taken, ...held]
        expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
        expect(isBatchFull(queue, { size })).toBe(queue.waiting.length >= size)
      }
    }),
  )
})

test('SEG-11 a full queue drops the newest', () => {
  const full = [1, 2, 3].reduce(
    (queue, event) => withEvent(queue, event, { queue: 2 }),
    emptyQueue as BatchQueue<number>,
  )
  expect(full).toEqual({ waiting: [1, 2], underWay: null, dropped: 1 })
})

test('SEG-11 a batch takes the oldest events and what was dropped, and one is on its way at a time', () => {
  const queue = { waiting: [1, 2, 3], underWay: null, dropped: 4 }
  const first = withBatch(queue, 'a', { size: 2 })
  expect(first).toEqual({ waiting: [3], underWay: { batchId: 'a', events: [1, 2], dropped: 4 }, dropped: 0 })
  expect(withBatch(first, 'b', { size: 2 })).toBe(first)
})

test('SEG-11 no batch is made of nothing', () => {
  const dropped = { ...emptyQueue, dropped: 2 }
  expect(withBatch(dropped, 'a', { size: 2 })).toBe(dropped)
})
