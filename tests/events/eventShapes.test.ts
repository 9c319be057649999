import { Schema } from 'effect'
import { describe, expect, test } from 'vitest'
import { ShopEvent } from '../../core/events/shop/shopEvent.ts'
import { isKnownTag, upcast, upcastBy } from '../../core/events/upcast.ts'
import { everyEvent, sampleRefusal } from '../support/everyEvent.ts'

const encode = Schema.encodeUnknownSync(ShopEvent)
const decode = Schema.decodeUnknownSync(ShopEvent)
const kept = (event: unknown): unknown => decode(JSON.parse(JSON.stringify(encode(event))))
const events = Object.entries(everyEvent).map(([_tag, fields]) => ({ _tag, ...fields }))

describe('whole events', () => {
  test('every event there is, whole, is written and read back the same', () => {
    for (const event of events) expect(kept(event)).toEqual(event)
  })

  /** With one extra field everywhere. */
  const stained = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(stained)
    if (typeof value !== 'object' || value === null) return value
    return {
      ...Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, stained(inner)])),
      cardNumber: '4242424242424242',
    }
  }

  test('a value outside an event’s shape does not get into the log, however deep it is', () => {
    for (const event of events) expect(kept(stained(event))).toEqual(event)
  })
})

describe('events of other versions', () => {
  test('every event of today is known and stays as it is', () => {
    for (const event of events) {
      expect(isKnownTag(event)).toBe(true)
      expect(upcast(event) === event).toBe(true)
    }
  })

  test('an event of a version newer than this one is not known and stays as it is', () => {
    for (const event of [
      { _tag: 'v9.ItemAddRequested' },
      { _tag: '' },
      { _tag: 1 },
      {},
      null,
      undefined,
      'v1.SignedIn',
    ]) {
      expect(isKnownTag(event)).toBe(false)
      expect(upcast(event)).toEqual(event)
    }
  })

  test('an old event is brought on step by step until there is none for it', () => {
    const upcastOld = upcastBy({
      'v1.Old': ({ a }) => ({ _tag: 'v2.Old', b: a }),
      'v2.Old': ({ b }) => ({ _tag: 'v3.Old', c: b }),
      'v1.Gone': () => null,
    })
    expect(
      [
        { _tag: 'v1.Old', a: 7 },
        { _tag: 'v2.Old', b: 7 },
        { _tag: 'v3.Old', c: 7 },
        { _tag: 'v1.Gone' },
        { _tag: 'toString' },
        null,
      ].map(upcastOld),
    ).toEqual([
      { _tag: 'v3.Old', c: 7 },
      { _tag: 'v3.Old', c: 7 },
      { _tag: 'v3.Old', c: 7 },
      null,
      { _tag: 'toString' },
      null,
    ])
  })
})

/** One field of one event, with every value it can have. */
const wordings: readonly (readonly [keyof typeof everyEvent, (word: string) => object, readonly string[]])[] = [
  ['v1.SignedIn', (consumerType) => ({ consumerType }), ['REGISTERED', 'LOYALTY', 'EMPLOYEE', 'ATHLETE', 'PROSUMER']],
  ['v1.SignedIn', (programme) => ({ programme }), ['WRANX', 'IPA']],
  ['v1.SignedOut', (reason) => ({ reason }), ['asked', 'ended', 'store']],
  ['v1.AddressEntered', (form) => ({ form }), ['shipping', 'billing']],
  ['v1.StepEntered', (step) => ({ step }), ['shipping', 'billing', 'summary']],
  ['v1.OrderSent', (phase) => ({ phase }), ['prepare', 'place', 'challenge', 'complete', 'abandon']],
  [
    'v1.OrderRefused',
    (surface) => ({ problem: { ...everyEvent['v1.OrderRefused'].problem, surface } }),
    ['banner', 'toast', 'flash'],
  ],
  [
    'v1.OrderRefused',
    (step) => ({ problem: { ...everyEvent['v1.OrderRefused'].problem, step } }),
    ['shipping', 'billing'],
  ],
  [
    'v1.FavoriteChangeRefused',
    (what) => ({ refusal: { ...everyEvent['v1.FavoriteChangeRefused'].refusal, what } }),
    ['add', 'remove', 'share'],
  ],
  [
    'v1.ChangeRefused',
    (what) => ({ refusal: { ...sampleRefusal, what } }),
    [
      'add',
      'quantity',
      'remove',
      'switch',
      'coupon',
      'coupon-removal',
      'shipping',
      'address',
      'payment',
      'estimate',
      'save',
      'move',
      'unsave',
    ],
  ],
]

describe('the fields of an event', () => {
  test('an event knows the words of its fields, and no others', () => {
    for (const [_tag, fieldOf, words] of wordings) {
      const eventWith = (word: string) => ({ _tag, ...everyEvent[_tag], ...fieldOf(word) })
      for (const word of words) expect(kept(eventWith(word))).toEqual(eventWith(word))
      for (const word of ['', 'other']) expect(() => kept(eventWith(word))).toThrow()
    }
  })

  test('an optional value may be missing', () => {
    const { associate: _associate, ...signedOut } = everyEvent['v1.SignedOut']
    const { storeId: _store, ...method } = everyEvent['v1.ShippingMethodRequested']
    const { inStoreSalesInfo: _sold, ...order } = everyEvent['v1.OrderRequested']
    const { agreement: _agreement, paymentMethods: _ways, ...basket } = everyEvent['v1.BasketRestored'].basket
    const { shippingId: _shipment, ...line } = basket.lines[0]!
    const restored = { ...basket, lines: [line], shippingAddress: null, billingAddress: null, card: null }
    for (const event of [
      { _tag: 'v1.SignedOut', ...signedOut },
      { _tag: 'v1.ShippingMethodRequested', ...method },
      { _tag: 'v1.OrderRequested', ...order },
      { _tag: 'v1.BasketRestored', basket: restored },
    ])
      expect(kept(event)).toStrictEqual(event)
  })
})
