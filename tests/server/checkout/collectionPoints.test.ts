import { beforeEach, describe, expect, test } from 'vitest'
import type { Address } from '../../../contracts/api/entities/address.ts'
import type { Basket } from '../../../contracts/api/entities/basket.ts'
import { updateItem } from '../../../contracts/api/cart/cartApi.ts'
import {
  setBillingAddress,
  setShippingAddress,
  setShippingMethod,
} from '../../../contracts/api/cart/cartDeliveryApi.ts'
import { prepareOrder } from '../../../contracts/api/cart/orderApi.ts'
import { findCollectionPoints } from '../../../contracts/api/catalogue/storeApi.ts'
import type { Guest } from '../cart/guestCalls.ts'
import { payWith, place } from '../order/checkoutGuest.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { useGuestShop } from '../support/useGuestShop.ts'

const french = { locale: 'fr-fr' }
const counter = 'FRP01'
const locker = 'FRP02'
const closed = 'FRP03'
const collector = {
  email: 'camille@example.com',
  firstName: 'Camille',
  lastName: 'Aubert',
  phone: '612345678',
  phoneCode: '33',
}
const bill: Address = {
  ...collector,
  addressLine1: '3 rue de l’Aubépine',
  city: 'Paris',
  postalCode: '75009',
  country: 'FR',
}

let guest: Guest

const { shop, sku } = await useGuestShop(1)
beforeEach(async () => {
  guest = await shop.newGuest()
  await shop.setStock(sku, 20)
})

const search = async (body: { postalCode?: string; query?: string; lat?: number; lng?: number }, country = 'FR') =>
  (await guest.done(findCollectionPoints, { body: { ...body, country, method: 'pudo' } })).stores

const goesTo = (basketId: string, collectionPointId?: string) =>
  guest.ask(
    setShippingMethod,
    {
      query: {},
      body: {
        cartId: basketId,
        code: 'pudo',
        shippingId: 'me',
        shopperAppliedSM: true,
        ...(collectionPointId ? { collectionPointId } : {}),
      },
    },
    french,
  )

const collects = (basketId: string, who: Address) =>
  guest.ask(setShippingAddress, { params: { basketId }, body: { addresses: [who], context: 'collection' } }, french)

/** A French basket on its way to the collection point, paid for. */
const ready = async (qty = 1, point = counter): Promise<Basket> => {
  const { basketId } = await guest.withItem(sku, qty, french)
  await goesTo(basketId, point)
  await collects(basketId, collector)
  await guest.done(setBillingAddress, { params: { basketId }, body: bill }, french)
  return payWith(guest, basketId)
}

const withPoint = async (
  id: string,
  change: { readonly is_open: boolean },
  act: () => Promise<void>,
): Promise<void> => {
  const { db } = shop.storage
  await db.updateTable('collection_point').set(change).where('id', '=', id).execute()
  await act()
  await db.updateTable('collection_point').set({ is_open: !change.is_open }).where('id', '=', id).execute()
}

test('STORE-02 API-141 points are found by postal code, by words and around a position, nearest first, and only in their country', async () => {
  const near = await search({ postalCode: '75009' })
  expect(near.map(({ id, carrier, distanceKm }) => [id, carrier, distanceKm < 5])).toEqual([
    [counter, 'Relais Plume', true],
    [locker, 'Relais Plume', true],
    [closed, 'Relais Plume', true],
  ])
  expect(near[0]).toMatchObject({
    distanceKm: 0,
    isOpen: true,
    address: {
      addressLine1: 'Tabac du Cadet',
      addressLine2: '22 rue Cadet',
      city: 'Paris',
      postalCode: '75009',
      country: 'FR',
    },
  })
  expect(near[1]?.mostPieces).toBe(4)
  expect(near[1]?.hours.length).toBe(7)
  expect(near[2]?.isOpen).toBe(false)
  expect((await search({ postalCode: '69' })).map(({ address }) => address.city)).toEqual(['Lyon', 'Lyon'])
  expect((await search({ lat: 45.9, lng: 6.12 })).map(({ address }) => address.city)).toEqual(['Annecy'])
  expect((await search({ query: 'annecy' })).map(({ name }) => name)).toEqual(['Librairie Vaugelas'])
  expect(await search({ postalCode: '01000' })).toEqual([])
  expect(await search({}, 'US')).toEqual([])
  expect((await search({ postalCode: 'WC1N 3NB' }, 'GB'))[0]?.name).toBe('Conduit News')
  const elsewhere = { country: 'FR', postalCode: '75009', method: 'drone' }
  expectRefusal(await shop.call('POST', findCollectionPoints.path, { body: elsewhere }), 400, 'API400', {
    field: 'method',
  })
})

describe('when a point is chosen', () => {
  test('SHIP-03 SHIP-04 STORE-02 a parcel goes to a point: the point is the shipment, its address and its name, and the store stays what it was', async () => {
    const { basketId, favoriteStoreId, shippingMethods } = await guest.withItem(sku, 1, french)
    expect(shippingMethods[0]?.applicableShippingMethods.map(({ code }) => code)).toContain('pudo')
    const { body } = await goesTo(basketId, counter)
    expect(body.shippingMethods[0]).toMatchObject({
      code: 'pudo',
      storeId: counter,
      label: 'Point relais\u00a0: Tabac du Cadet',
      address: { addressLine1: 'Tabac du Cadet', city: 'Paris' },
    })
    expect(body.favoriteStoreId).toEqual(favoriteStoreId)
    expect(body.items[0]?.selectedShippingOption).toBe('pudo')
    expect(
      (await guest.withItem(sku)).shippingMethods[0]?.applicableShippingMethods.map(({ code }) => code),
    ).not.toContain('pudo')
  })

  test('STORE-02 a point that is closed, too small, unknown or not named is refused with a message', async () => {
    const { basketId } = await guest.withItem(sku, 5, french)
    const answers = [
      await goesTo(basketId, closed),
      await goesTo(basketId, locker),
      await goesTo(basketId, 'GBP01'),
      await goesTo(basketId),
    ]
    expect(answers.map(({ status, error }) => [status, error?.errorId, error?.message])).toEqual([
      [404, 'SHP404', 'This pickup point is temporarily closed.'],
      [404, 'SHP404', 'This pickup point takes up to 4 items.'],
      [404, 'SHP404', 'We couldn’t find this pickup point.'],
      [404, 'SHP404', 'Please choose a pickup point.'],
    ])
  })

  test('SHIP-21 in France collecting at a point requires name, email and phone', async () => {
    const { basketId } = await guest.withItem(sku, 1, french)
    await goesTo(basketId, counter)
    const { phone: _phone, ...withoutPhone } = collector
    const { lastName: _lastName, ...withoutName } = collector
    expect((await collects(basketId, withoutPhone)).error?.errorId).toBe('SHP410')
    expect((await collects(basketId, withoutName)).error).toMatchObject({
      errorId: 'CHK380',
      field: 'addresses.0.lastName',
    })
    await guest.done(
      setBillingAddress,
      { params: { basketId }, body: { ...bill, email: 'the-bill@example.com' } },
      french,
    )
    await payWith(guest, basketId)
    expect((await guest.ask(prepareOrder, { body: { basketId } }, french)).error).toMatchObject({
      errorId: 'CHK380',
      field: 'collector.email',
    })
  })

  test('SHIP-21 the parcel to a point carries the name of the collector, and the order their email', async () => {
    const { basketId } = await guest.withItem(sku, 1, french)
    await goesTo(basketId, counter)
    await guest.done(
      setBillingAddress,
      { params: { basketId }, body: { ...bill, email: 'the-bill@example.com' } },
      french,
    )
    const unknown = await payWith(guest, basketId)
    const answer = await collects(basketId, collector)
    expect(answer.body.collector).toMatchObject({ email: 'camille@example.com', phone: '+33612345678' })
    const order = (await place(guest, { ...unknown, totals: answer.body.totals }, undefined, undefined)).body
    const letter = await shop.storage.db
      .selectFrom('mail')
      .select('body')
      .where('recipient', '=', 'camille@example.com')
      .executeTakeFirstOrThrow()
    expect(letter.body).toContain('Tabac du Cadet\n22 rue Cadet\n75009 Paris')
    expect(order.email).toBe('camille@example.com')
    expect(order.shipments[0]).toMatchObject({
      storeId: counter,
      shippingMethod: { code: 'pudo' },
      address: { firstName: 'Camille', lastName: 'Aubert', addressLine1: 'Tabac du Cadet' },
    })
  })
})

describe('when the point can no longer take the parcel', () => {
  test('STORE-02 CHK-05 a point that closes between choice and order stops the order, and the cart says where the parcel goes now', async () => {
    const basket = await ready()
    await withPoint(counter, { is_open: false }, async () => {
      expect((await place(guest, basket)).error?.errorId).toBe('ORD516')
      const answer = await guest.read(basket.basketId, { isPatchRequired: true }, french)
      expect(answer.flashMessages).toEqual([{ code: 'PointToHome' }])
      expect(answer.shippingMethods[0]?.code).toBe('standard')
      expect(answer.status).toBe('open')
    })
  })

  test('STORE-02 one piece too many for a locker sends the parcel home, and the shopper reads so', async () => {
    const basket = await ready(4, locker)
    expect(basket.shippingMethods[0]?.code).toBe('pudo')
    const answer = await guest.done(
      updateItem,
      {
        params: { basketId: basket.basketId },
        query: {},
        body: { cartId: basket.basketId, itemId: basket.items[0]!.itemId, qty: 5 },
      },
      french,
    )
    expect(answer.flashMessages).toEqual([{ code: 'PointToHome' }])
    expect(answer.shippingMethods[0]?.code).toBe('standard')
  })
})
