import { expect, test } from 'vitest'
import { changeCall } from '../../../core/commands/cart/cartCall.ts'
import { pointGone, refusalOf } from '../../../core/commands/cart/refusals.ts'
import { withDelivery } from '../../../core/domain/cart/changes/withDelivery.ts'
import { shownLines } from '../../../core/domain/cart/shownLines.ts'
import type { ShopperState } from '../../../core/domain/state/shopperState.ts'
import { viewCheckout } from '../../../core/events/checkout/viewCheckout.ts'
import { sampleAddress } from '../../../tools/simulate/shopper/sampleShopper.ts'
import { atBilling } from '../../support/checkoutWalk.ts'
import { after, decided } from '../../support/decided.ts'

/** A basket whose goods go to a collection point. */
const toPoint = (): ShopperState => {
  const shop = atBilling().driver.shop()
  const { basket } = shop.cart
  if (!basket) throw new Error('there is a basket at billing')
  const standard = {
    code: 'standard',
    shippingId: 'me',
    label: 'Standard',
    deliveryTime: '2 to 4 days',
    price: 0,
    selected: false,
  } as const
  const point = {
    ...standard,
    code: 'pudo',
    label: 'Collection point: Kiosk',
    storeId: 'P1',
    place: { addressLine1: 'Kiosk', city: 'Paris' },
    selected: true,
  } as const
  return { ...shop, cart: { ...shop.cart, basket: { ...basket, methods: [point, standard] } } }
}
const callOf = (shop: ShopperState) => changeCall(shop.cart, shop.saved, shop.cart.pending[0]!)

test('STORE-02 the point goes with the method under its own name; a store with the store’s', () => {
  const asked = after(toPoint(), { _tag: 'ChooseShippingMethod', code: 'pudo', shippingId: 'me', storeId: 'P2' })
  expect(callOf(asked).input).toEqual({
    query: {},
    body: {
      cartId: asked.cart.basket?.basketId,
      code: 'pudo',
      shippingId: 'me',
      shopperAppliedSM: true,
      collectionPointId: 'P2',
    },
  })
  expect(viewCheckout(asked.checkout, asked.cart).methods.find(({ selected }) => selected)).toMatchObject({
    code: 'pudo',
    storeId: 'P2',
    place: null,
  })
  expect(viewCheckout(toPoint().checkout, toPoint().cart).methods.find(({ selected }) => selected)).toMatchObject({
    storeId: 'P1',
    place: { city: 'Paris' },
  })
})

test('STORE-02 DLG-09 another point moves nothing that is picked up in a store', () => {
  const [line] = shownLines(toPoint().cart)
  const collected = [{ ...line!, delivery: 'US001', shippingId: 'pickup' }]
  expect(
    withDelivery(collected, { kind: 'SetShippingMethod', code: 'pudo', shippingId: 'me', storeId: 'P2' })[0]?.delivery,
  ).toBe('US001')
  expect(
    withDelivery(collected, { kind: 'SetShippingMethod', code: 'sts', shippingId: 'me', storeId: 'US002' })[0]
      ?.delivery,
  ).toBe('US002')
})

test('CHK-11 SHIP-21 what goes to a point asks who collects and not where they live, and asks it once', () => {
  const submit = { _tag: 'SubmitShipping', address: { ...sampleAddress, addressLine1: '' } } as const
  const [, request] = decided(toPoint(), submit) as readonly { readonly address?: object }[]
  expect(request?.address).toEqual({
    email: sampleAddress.email,
    firstName: sampleAddress.firstName,
    lastName: sampleAddress.lastName,
    phone: '+13035550142',
    phoneCode: sampleAddress.phoneCode,
    country: sampleAddress.country,
  })
  const asked = after(toPoint(), submit)
  expect(callOf(asked).input).toMatchObject({ body: { context: 'collection' } })
  expect(decided(asked, submit)).toHaveLength(1)
  expect(decided(toPoint(), { _tag: 'SubmitShipping', address: {} })).toHaveLength(1)
})

test('STORE-02 a point that is refused has words of its own', () => {
  const asked = after(toPoint(), { _tag: 'ChooseShippingMethod', code: 'pudo', shippingId: 'me', storeId: 'P2' })
  const refused = (errorId: string) => refusalOf(asked.cart, asked.cart.pending[0]!, { errorId, message: '' }).errorId
  expect([refused('SHP404'), refused('BSK404')]).toEqual([pointGone.errorId, 'BSK404'])
})
