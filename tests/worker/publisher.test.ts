import fc from 'fast-check'
import { applyPatches, enablePatches } from 'immer'
import type { Patch } from 'immer'
import { describe, expect, test } from 'vitest'
import type { ViewMessage } from '../../contracts/storefrontWorker.ts'
import type { Views } from '../../contracts/views/workerViews.ts'
import { createPublisher } from '../../worker/bridge/publisher.ts'
import { firstConnection, goodHealth, viewsOf } from '../../worker/bridge/viewsOf.ts'
import { initialState } from '../../core/domain/state/shopperState.ts'
import { histories } from '../support/histories.ts'
import { runs } from '../support/runs.ts'
import { evolve } from '../../core/events/evolve.ts'

enablePatches()

const first: Views = { ...viewsOf(initialState()), connection: firstConnection, health: goodHealth }

/** A page: the first view whole, then patches, as they come over the bridge. */
const page = () => {
  const publisher = createPublisher(first)
  const messages: ViewMessage<unknown>[] = []
  let view: unknown = null
  publisher.subscribe('cart', (message) => {
    messages.push(message)
    view =
      'view' in message
        ? message.view
        : applyPatches(view as object, structuredClone(message.patches) as readonly Patch[])
  })
  /** Publishes a view of any content. */
  const publish = (next: object) => publisher.publish('cart', structuredClone(next) as Views['cart'])
  /** The current view, whatever it holds. */
  const current = (): object => publisher.current('cart')
  return { publisher, publish, current, messages, view: () => view }
}

/** Keys that every object inherits stand for themselves; `__proto__` is never a key of ours. */
const key = fc.oneof(fc.constantFrom('a', 'b', 'length', 'toString', 'valueOf'), fc.string({ maxLength: 3 }))
const plain = fc.object({
  key,
  maxDepth: 2,
  maxKeys: 4,
  values: [fc.integer(), fc.string(), fc.boolean(), fc.constant(null)],
  withNullPrototype: false,
})

test('an unchanged view is not sent, however often it is published', () => {
  fc.assert(
    fc.property(plain, (next) => {
      const { publisher, publish, messages } = page()
      publish(next)
      const sent = messages.length
      publish(next)
      publisher.publish('cart', publisher.current('cart'))
      expect(messages).toHaveLength(sent)
    }),
    { numRuns: runs(300) },
  )
})

describe('views that change one after another', () => {
  test('reach a page as patches that give the newest view, and rev has no gap', () => {
    fc.assert(
      fc.property(fc.array(plain, { maxLength: 8 }), (views) => {
        const { publish, current, messages, view } = page()
        for (const next of views) {
          publish(next)
          expect(view()).toEqual(next)
          expect(current()).toEqual(next)
        }
        expect(messages.map(({ rev }) => rev)).toEqual(messages.map((_, index) => index + 1))
      }),
      { numRuns: runs(500) },
    )
  })

  test('do so over histories of a shop', () => {
    fc.assert(
      fc.property(histories, ({ history }) => {
        const { publisher, view } = page()
        let shop = initialState()
        for (const happened of history) {
          shop = evolve(shop, happened)
          const { cart } = viewsOf(shop)
          publisher.publish('cart', cart)
          expect(view()).toEqual(cart)
        }
      }),
      { numRuns: runs(100) },
    )
  })

  test('keep the identity of a branch that has not changed', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), plain, { minKeys: 1 }),
        fc.constantFrom('a', 'b', 'c', 'd'),
        fc.integer(),
        (views, key, changed) => {
          const { publish, current } = page()
          publish(views)
          const before = new Map(Object.entries(current()))
          publish({ ...views, [key]: { changed } })
          const after = new Map(Object.entries(current()))
          for (const other of Object.keys(views)) if (other !== key) expect(after.get(other)).toBe(before.get(other))
        },
      ),
      { numRuns: runs(300) },
    )
  })
})

describe('a subscriber', () => {
  test('hears nothing once it has left', () => {
    const publisher = createPublisher(first)
    const heard: unknown[] = []
    publisher.unsubscribe(publisher.subscribe('health', (message) => heard.push(message)))
    publisher.publish('health', { ...goodHealth, readOnly: true })
    expect(heard).toEqual([{ rev: 1, view: goodHealth }])
  })

  test('that comes later gets the newest view whole', () => {
    const publisher = createPublisher(first)
    const heard: unknown[] = []
    publisher.publish('health', { ...goodHealth, readOnly: true })
    publisher.subscribe('health', (message) => heard.push(message))
    expect(heard).toEqual([{ rev: 1, view: { ...goodHealth, readOnly: true } }])
  })
})

test('all is delivered once the page has received the first view too', async () => {
  const publisher = createPublisher(first)
  let receive: () => void = () => undefined
  const seen: string[] = []
  publisher.subscribe('health', () =>
    new Promise<void>((resolve) => (receive = resolve)).then(() => void seen.push('view')),
  )
  const delivered = publisher.delivered().then(() => seen.push('delivered'))
  await new Promise(setImmediate)
  receive()
  await delivered
  expect(seen).toEqual(['view', 'delivered'])
})
