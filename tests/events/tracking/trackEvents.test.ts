import { Schema } from 'effect'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { collectEvents } from '../../../contracts/api/content/trackingApi.ts'
import type { TrackingEvent } from '../../../contracts/content/trackingEvent.ts'
import type { ConsentCategory } from '../../../contracts/commands/consentCommand.ts'
import type { Commit } from '../../../core/domain/log/commit.ts'
import { decodeCommit } from '../../../core/events/log/commitCodec.ts'
import { noTrackingMemory, trackCommit } from '../../../core/events/tracking/trackEvents.ts'
import type { TrackingMemory } from '../../../core/events/tracking/trackEvents.ts'
import type { ShopEvent } from '../../../core/events/shop/shopEvent.ts'
import { createModelCommerce } from '../../support/modelCommerce.ts'
import { createRecordedLog } from '../../support/recordedLog.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'
import { everyEvent } from '../../support/everyEvent.ts'
import { recordedHistories } from '../../support/recordedHistories.ts'
import { runs } from '../../support/runs.ts'
import { sampleLog } from '../../support/sampleLog.ts'

const eventsOf = (commit: Commit): readonly ShopEvent[] => {
  const decoded = decodeCommit(commit)
  if (decoded._tag !== 'Readable') throw new Error(decoded._tag)
  return decoded.happened.events
}

/** The id of the one removal. */
const removalIn = (commits: readonly Commit[]): string =>
  commits.flatMap(eventsOf).flatMap((event) => (event._tag === 'v1.LineRemovalRequested' ? [event.changeId] : []))[0] ??
  'none'

/** Commit by commit, with the memory of each handed to the next. */
const track = (commits: readonly Commit[], memory: TrackingMemory = noTrackingMemory) => {
  const tracked: TrackingEvent[] = []
  let last = memory
  for (const commit of commits) {
    const step = trackCommit(last, { id: commit.hash, at: commit.at, events: eventsOf(commit) }, () => true)
    tracked.push(...step.tracked)
    last = step.memory
  }
  return { tracked, memory: last }
}

/** Every event of these gives one tracking event, whatever happened before. */
const always = [
  'v1.ItemAddRequested',
  'v1.ItemAddEnlarged',
  'v1.LineRemovalRequested',
  'v1.LineRemovedUnsent',
  'v1.CouponApplyRequested',
  'v1.CouponRemovalRequested',
  'v1.ShippingSubmitted',
  'v1.BillingSubmitted',
  'v1.StepEntered',
  'v1.OrderConfirmed',
  'v1.FavoriteAddRequested',
  'v1.FavoriteRemovalRequested',
  'v1.SignedIn',
  'v1.SignedOut',
]

describe('any log', () => {
  test('TRK-04 gives one tracking event for each event that is tracked, in the order of the log, under its own id', () => {
    fc.assert(
      fc.property(recordedHistories, ({ commits }) => {
        const { tracked } = track(commits)
        const places = commits.flatMap((commit) =>
          eventsOf(commit).map((event, nth) => ({ id: `${commit.hash}/${nth}`, event })),
        )
        const ids = tracked.map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids).toEqual(places.map(({ id }) => id).filter((id) => ids.includes(id)))
        const owed = places.filter(({ event }) => always.includes(event._tag)).map(({ id }) => id)
        expect(owed.filter((id) => !ids.includes(id))).toEqual([])
      }),
      { numRuns: runs(300) },
    )
  })

  test('TRK-04 gives the same events when it is read in two parts, wherever it is cut', () => {
    fc.assert(
      fc.property(recordedHistories, fc.nat(), ({ commits }, somewhere) => {
        const cut = commits.length === 0 ? 0 : somewhere % commits.length
        const before = track(commits.slice(0, cut))
        const kept = JSON.parse(JSON.stringify(before.memory)) as TrackingMemory
        expect([...before.tracked, ...track(commits.slice(cut), kept).tracked]).toEqual(track(commits).tracked)
      }),
      { numRuns: runs(300) },
    )
  })

  test('TRK-04 gives whole minor units, which the wire writes as decimals and the server reads back', () => {
    const body = Schema.toCodecJson(collectEvents.body)
    fc.assert(
      fc.property(recordedHistories, ({ commits }) => {
        const events = track(commits).tracked.slice(0, 100)
        if (events.length === 0) return
        const written: unknown = JSON.parse(JSON.stringify(Schema.encodeSync(body)({ events })))
        expect(Schema.decodeUnknownSync(body)(written)).toEqual({ events })
        const prices = events.flatMap(({ properties }) => ('price' in properties ? [properties.price] : []))
        expect(prices.every(Number.isInteger)).toBe(true)
      }),
      { numRuns: runs(100) },
    )
  })

  test('TRK-01 gives nothing without consent, and from the commit on with which it is given', () => {
    const step = (memory: TrackingMemory, events: readonly ShopEvent[]) =>
      trackCommit(memory, { id: 'h', at: 1, events }, (answer) => answer?.categories.includes('C0002') === true)
    const signedIn: ShopEvent = { _tag: 'v1.SignedIn', ...everyEvent['v1.SignedIn'] }
    const answer = (categories: ConsentCategory[]): ShopEvent => ({
      _tag: 'v1.ConsentGiven',
      categories,
      policyVersion: 1,
      at: 1,
    })
    const silent = step(noTrackingMemory, [signedIn])
    expect(silent.tracked).toEqual([])
    const given = step(silent.memory, [signedIn, answer(['C0001', 'C0002'])])
    expect(given.tracked.map(({ id }) => id)).toEqual(['h/0'])
    expect(step(given.memory, [signedIn]).tracked).toHaveLength(1)
    expect(step(step(given.memory, [answer(['C0001'])]).memory, [signedIn]).tracked).toEqual([])
  })
})

describe('what is tracked', () => {
  test('TRK-04 of every event there is, in the order of their list', () => {
    // A table with a row for every tag, each with the payload of its tag.
    const events = Object.entries(everyEvent).map(([_tag, payload]) => ({ _tag, ...payload }) as ShopEvent)
    const { tracked } = trackCommit(noTrackingMemory, { id: 'h', at: 1, events }, () => true)
    const tagAt = (id: string) => events[Number(id.split('/')[1])]?._tag
    expect(tracked.map(({ id, name }) => `${tagAt(id)}: ${name}`).toSorted()).toEqual([
      'v1.BasketConfirmed: Coupon Denied',
      'v1.BillingSubmitted: Checkout Step Completed',
      'v1.ChangeRefused: Coupon Denied',
      'v1.CouponApplyRequested: Coupon Entered',
      'v1.CouponRemovalRequested: Coupon Removed',
      'v1.FavoriteAddRequested: Product Added to Wishlist',
      'v1.FavoriteRemovalRequested: Product Removed from Wishlist',
      'v1.ItemAddEnlarged: Product Added',
      'v1.ItemAddRequested: Product Added',
      'v1.LineRemovalRequested: Product Removed',
      'v1.LineRemovedUnsent: Product Removed',
      'v1.OrderConfirmed: Order Completed',
      'v1.ShippingSubmitted: Checkout Step Completed',
      'v1.SignedIn: Signed In',
      'v1.SignedOut: Signed Out',
      'v1.StepEntered: Checkout Step Viewed',
    ])
  })

  test('TRK-04 a whole walk: what was added, the refused coupon, the steps and the order', () => {
    const { tracked } = track(sampleLog().commits)
    expect(tracked.map(({ name }) => name)).toEqual([
      'Product Added',
      'Coupon Entered',
      'Coupon Denied',
      'Product Added',
      'Checkout Step Completed',
      'Checkout Step Completed',
      'Order Completed',
    ])
    expect(tracked.at(-1)?.properties).toMatchObject({ currency: 'USD', products: [{ quantity: 1 }, { quantity: 2 }] })
  })

  test('TRK-04 every press before anything is sent, and a removal that is undone, with their quantities', () => {
    const log = createRecordedLog()
    const product = sampleProduct('A-1')
    const commerce = createModelCommerce([product])
    log.ask({ _tag: 'AddItem', product, quantity: 1 })
    log.ask({ _tag: 'AddItem', product, quantity: 2 })
    log.settle(commerce)
    log.ask({ _tag: 'RemoveLine', lineKey: 'A-1|||home' })
    log.ask({ _tag: 'UndoRemove', removal: removalIn(log.commits) })
    log.ask({ _tag: 'ApplyCoupon', code: 'WELCOME10' })
    log.settle(commerce)
    expect(
      track(log.commits).tracked.map(({ name, properties }) => [
        name,
        'quantity' in properties ? properties.quantity : null,
      ]),
    ).toEqual([
      ['Product Added', 1],
      ['Product Added', 2],
      ['Product Removed', 3],
      ['Product Added', 3],
      ['Coupon Entered', null],
      ['Coupon Applied', null],
    ])
  })

  test('TRK-04 never holds an e-mail, an address or a card of the walk', () => {
    const text = JSON.stringify(track(sampleLog().commits).tracked)
    expect(text).not.toMatch(/@|4242|80302|Wren/)
  })
})
