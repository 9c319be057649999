import { describe, expect, test } from 'vitest'
import { associateIdleAt } from '../../../core/domain/account/account.ts'
import { shownLines } from '../../../core/domain/cart/shownLines.ts'
import { decide } from '../../../core/commands/decide.ts'
import { isRejection } from '../../../core/commands/decision.ts'
import { evolve } from '../../../core/events/evolve.ts'
import type { ShopEvent } from '../../../core/events/shop/shopEvent.ts'
import { wants } from '../../../core/commands/wants.ts'
import { sampleSeller } from '../../../tools/simulate/shopper/sampleShopper.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'
import { shopperWith } from '../../support/sampleShop.ts'
import { atSummary } from '../../support/checkoutWalk.ts'
import { given } from '../../support/given.ts'

const boot = sampleProduct('A-1')

/** A store session, with a customer at "Place order". */
const selling = () => {
  const { events } = given().when({ _tag: 'StartAssociateSession', session: sampleSeller })
  return atSummary([boot], events)
}
const placed = ({ driver, commerce }: ReturnType<typeof selling>) => {
  driver.settle(commerce)
  return driver.shop()
}

describe('an order that is sold', () => {
  test('BIS-01 the seller is remembered', () => {
    expect(selling().driver.shop().account.associate).toMatchObject(sampleSeller)
  })

  test('BIS-02 the seller is sent with the order, and none outside a session', () => {
    const { driver, place } = selling()
    place()
    expect(driver.shop().order.placing?.inStoreSalesInfo).toEqual({ storeId: 'US001', storeEmployeeId: 'US001-1' })
    const { placing } = driver.shop().order
    const body = (sold: NonNullable<typeof placing>['inStoreSalesInfo']) =>
      wants(
        shopperWith({ order: { placing: { ...placing!, inStoreSalesInfo: sold, phase: 'place' } } }, driver.shop()),
      )[0]?.input.body
    expect(body({ storeId: 'US001', storeEmployeeId: 'US001-1' })).toHaveProperty('inStoreSalesInfo', {
      storeId: 'US001',
      storeEmployeeId: 'US001-1',
    })
    expect(body(null)).not.toHaveProperty('inStoreSalesInfo')
  })

  test('BIS-02 while an order is being placed no agent can begin or stop selling', () => {
    const shop = selling()
    shop.place()
    const { ask } = shop.driver
    expect(ask({ _tag: 'StartAssociateSession', session: { ...sampleSeller, storeEmployeeId: 'US001-2' } })).toEqual({
      _tag: 'OrderUnderWay',
    })
    expect(ask({ _tag: 'EndAssociateSession', site: 'us' })).toEqual({ _tag: 'OrderUnderWay' })
    expect(placed(shop).order.confirmed).not.toBeNull()
    expect(ask({ _tag: 'EndAssociateSession', site: 'us' })).toBeNull()
  })
})

describe('the end of a session', () => {
  test('BIS-06 the end of a session leaves nothing of its customer: cart, address and card are gone', () => {
    const { driver } = selling()
    expect(driver.ask({ _tag: 'EndAssociateSession', site: 'us' })).toBeNull()
    const { account, cart, checkout } = driver.shop()
    expect(account.associate).toBeNull()
    expect(account.left?.reason).toBe('store')
    expect(shownLines(cart)).toEqual([])
    expect(checkout.card).toBeNull()
    expect(checkout.shipping).toEqual({})
  })

  test('BIS-03 a customer who signs out on a store’s device leaves the session of the store', () => {
    const { driver } = selling()
    const signedIn = evolve(driver.shop(), {
      events: [{ _tag: 'v1.SignedIn', site: 'us', consumerType: 'REGISTERED', at: 1, basketId: null }],
      commandId: null,
    })
    const left = decide(signedIn, { _tag: 'SignOut', commandId: 'out', at: 2, site: 'us' })
    expect(isRejection(left)).toBe(false)
    expect(evolve(signedIn, { events: left as readonly ShopEvent[], commandId: 'out' }).account).toMatchObject({
      signedIn: [],
      left: { reason: 'asked' },
      associate: sampleSeller,
    })
  })

  test('BIS-06 use is noted once a minute and moves the end of an idle session to half an hour later', () => {
    const shop = selling().driver.shop()
    const { activeAt } = shop.account.associate!
    const noted = (at: number) => {
      const events = decide(shop, { _tag: 'NoteAssociateActive', commandId: `use-${at}`, at }) as readonly ShopEvent[]
      return evolve(shop, { events, commandId: null }).account.associate!
    }
    expect(noted(activeAt + 59_999).activeAt).toBe(activeAt)
    expect(associateIdleAt(noted(activeAt + 60_000)) - activeAt).toBe(31 * 60_000)
  })
})
