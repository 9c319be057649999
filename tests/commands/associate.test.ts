import { expect, test } from 'vitest'
import { associateIdleAt } from '../../core/domain/account/account.ts'
import { shownLines } from '../../core/domain/cart/shownLines.ts'
import { decide } from '../../core/commands/decide.ts'
import { isRejection } from '../../core/commands/decision.ts'
import { evolve } from '../../core/events/evolve.ts'
import type { ShopEvent } from '../../core/events/shop/shopEvent.ts'
import { viewCart } from '../../core/events/cart/viewCart.ts'
import { wants } from '../../core/commands/wants.ts'
import { sampleAddress, sampleCard, sampleSeller } from '../../tools/simulate/shopper/sampleShopper.ts'
import { createModelCommerce } from '../support/modelCommerce.ts'
import { sampleProduct } from '../support/sampleProducts.ts'
import { createShopDriver } from '../support/shopDriver.ts'

const boot = sampleProduct('A-1')

/** Somebody sells, and a customer stands before "Place order". */
const selling = () => {
  const commerce = createModelCommerce([boot])
  const driver = createShopDriver()
  expect(driver.ask({ _tag: 'StartAssociateSession', session: sampleSeller })).toBeNull()
  driver.ask({ _tag: 'AddItem', product: boot, quantity: 2 })
  driver.ask({ _tag: 'SubmitShipping', address: sampleAddress })
  driver.settle(commerce)
  driver.ask({ _tag: 'SubmitBilling', address: sampleAddress, card: sampleCard, secretRef: 'card-1' })
  driver.settle(commerce)
  const place = () =>
    driver.ask({ _tag: 'PlaceOrder', shownTotal: viewCart(driver.shop().cart).totals.total.minor, online: true })
  return { commerce, driver, place }
}
const placed = ({ driver, commerce }: ReturnType<typeof selling>) => {
  driver.settle(commerce)
  return driver.shop()
}

test('BIS-01 BIS-02 who sells is remembered and goes with the order, and with none outside a session', () => {
  const { driver, place } = selling()
  expect(driver.shop().account.associate).toMatchObject(sampleSeller)
  place()
  expect(driver.shop().order.placing?.inStoreSalesInfo).toEqual({ storeId: 'US001', storeEmployeeId: 'US001-1' })
  const { placing } = driver.shop().order
  const body = (sold: NonNullable<typeof placing>['inStoreSalesInfo']) =>
    wants({
      ...driver.shop(),
      order: { ...driver.shop().order, placing: { ...placing!, inStoreSalesInfo: sold, phase: 'place' } },
    })[0]?.input.body
  expect(body({ storeId: 'US001', storeEmployeeId: 'US001-1' })).toHaveProperty('inStoreSalesInfo', {
    storeId: 'US001',
    storeEmployeeId: 'US001-1',
  })
  expect(body(null)).not.toHaveProperty('inStoreSalesInfo')
})

test('BIS-02 while an order is being placed nobody else begins to sell, and nobody stops', () => {
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

test('BIS-06 the end of a session leaves nothing of its customer: cart, address and card are gone', () => {
  const { driver } = selling()
  expect(driver.ask({ _tag: 'EndAssociateSession', site: 'us' })).toBeNull()
  const { account, cart, checkout } = driver.shop()
  expect([account.associate, account.left?.reason, shownLines(cart), checkout.card, checkout.shipping]).toEqual([
    null,
    'store',
    [],
    null,
    {},
  ])
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
