import { describe, expect, test } from 'vitest'
import { changeCall } from '../../../core/commands/cart/wantsCart.ts'
import { refusalOf } from '../../../core/commands/cart/refusals.ts'
import { withDelivery } from '../../../core/domain/cart/changes/changedLines.ts'
import { shownLines } from '../../../core/domain/cart/shownLines.ts'
import type { ShopperState } from '../../../core/domain/state/shopperState.ts'
import { viewCheckout } from '../../../core/events/checkout/viewCheckout.ts'
import { sampleAddress } from '../../../tools/simulate/shopper/sampleShopper.ts'
import { atBilling } from '../../support/checkoutWalk.ts'
import { decidedAt, given } from '../../support/given.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'
import { shopperWith } from '../../support/sampleShop.ts'

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
  return shopperWith({ cart: { basket: { ...basket, methods: [point, standard] } } }, shop)
}
const callOf = (shop: ShopperState) => changeCall({ cart: shop.cart, saved: shop.saved }, shop.cart.pending[0]!)

const pointChosen = given(toPoint()).when({
  _tag: 'ChooseShippingMethod',
  code: 'pudo',
  shippingId: 'me',
  storeId: 'P2',
}).shop

describe('a method of shipping', () => {
  test('SHIP-08 is requested where none is chosen yet', () => {
    const shop = toPoint()
    const { basket } = shop.cart
    const methods = basket!.methods.map((method) => ({ ...method, selected: false }))
    given(shopperWith({ cart: { basket: { ...basket!, methods } } }, shop))
      .when({ _tag: 'ChooseShippingMethod', code: 'standard', shippingId: 'me' })
      .then([{ _tag: 'v1.ShippingMethodRequested', changeId: 'd', at: decidedAt, code: 'standard', shippingId: 'me' }])
  })

  test('SHIP-08 of another shipment that was never sent is not withdrawn', () => {
    const shop = toPoint()
    const { basket } = shop.cart
    const methods = [...basket!.methods, ...basket!.methods.map((method) => ({ ...method, shippingId: 'other' }))]
    const two = given(shopperWith({ cart: { basket: { ...basket!, methods } } }, shop)).when({
      _tag: 'ChooseShippingMethod',
      code: 'standard',
      shippingId: 'other',
    }).shop
    given(two)
      .when({ _tag: 'ChooseShippingMethod', code: 'standard', shippingId: 'me' })
      .then([{ _tag: 'v1.ShippingMethodRequested', changeId: 'd', at: decidedAt, code: 'standard', shippingId: 'me' }])
  })
})

test('SHIP-21 who collects is asked for before there is a basket', () => {
  const unsent = given().when({ _tag: 'AddItem', product: sampleProduct('A-1'), quantity: 1, reserveAt: 'US002' }).shop
  given(unsent)
    .when({ _tag: 'SubmitShipping', address: sampleAddress })
    .thenMatches([
      { _tag: 'v1.ShippingSubmitted' },
      { _tag: 'v1.ShippingAddressRequested', changeId: 'd', at: decidedAt, context: 'collection' },
    ])
})

describe('goods that go to a collection point', () => {
  test('STORE-02 take the point to the server with the method, under its own name', () => {
    expect(callOf(pointChosen).input).toEqual({
      query: {},
      body: {
        cartId: pointChosen.cart.basket?.basketId,
        code: 'pudo',
        shippingId: 'me',
        shopperAppliedSM: true,
        collectionPointId: 'P2',
      },
    })
  })

  test('STORE-02 the chosen point is shown, its place only once the server has said it', () => {
    expect(viewCheckout(pointChosen.checkout, pointChosen.cart).methods.find(({ selected }) => selected)).toMatchObject(
      {
        code: 'pudo',
        storeId: 'P2',
        place: null,
      },
    )
    expect(viewCheckout(toPoint().checkout, toPoint().cart).methods.find(({ selected }) => selected)).toMatchObject({
      storeId: 'P1',
      place: { city: 'Paris' },
    })
  })

  test('STORE-02 DLG-09 another point moves nothing that is picked up in a store', () => {
    const [line] = shownLines(toPoint().cart)
    const collected = [{ ...line!, delivery: 'US001', shippingId: 'pickup' }]
    expect(
      withDelivery(collected, { kind: 'SetShippingMethod', code: 'pudo', shippingId: 'me', storeId: 'P2' })[0]
        ?.delivery,
    ).toBe('US001')
    expect(
      withDelivery(collected, { kind: 'SetShippingMethod', code: 'sts', shippingId: 'me', storeId: 'US002' })[0]
        ?.delivery,
    ).toBe('US002')
  })

  test('CHK-11 SHIP-21 ask for who collects them, once, and for no address', () => {
    const submit = { _tag: 'SubmitShipping', address: { ...sampleAddress, addressLine1: '' } } as const
    const [, request] = given(toPoint()).when(submit).events as readonly { readonly address?: object }[]
    expect(request?.address).toEqual({
      email: sampleAddress.email,
      firstName: sampleAddress.firstName,
      lastName: sampleAddress.lastName,
      phone: '+13035550142',
      phoneCode: sampleAddress.phoneCode,
      country: sampleAddress.country,
    })
    const pointChosen = given(toPoint()).when(submit).shop
    expect(callOf(pointChosen).input).toMatchObject({ body: { context: 'collection' } })
    given(pointChosen).when(submit).thenMatches([{}])
    given(toPoint()).when({ _tag: 'SubmitShipping', address: {} }).thenMatches([{}])
  })

  test('STORE-02 a point that is refused has words of its own', () => {
    const refused = (errorId: string) =>
      refusalOf(pointChosen.cart, pointChosen.cart.pending[0]!, { errorId, message: '' }).errorId
    expect(refused('SHP404')).toEqual('point-gone')
    expect(refused('BSK404')).toBe('BSK404')
  })
})
