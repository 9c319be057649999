import { describe, expect, test } from 'vitest'
import { addItem, updateItem } from '../../../contracts/api/cart/cartApi.ts'
import { readShippingMethods, setShippingMethod } from '../../../contracts/api/cart/cartDeliveryApi.ts'
import type { ShippingMethodCode } from '../../../contracts/api/entities/shippingMethod.ts'
import { useGuestShop } from '../support/useGuestShop.ts'
import { expectRefusal } from '../support/expectRefusal.ts'

const { shop, guest, sku } = await useGuestShop(1)

const setMethod = (cartId: string, code: ShippingMethodCode, query = {}, shippingId = 'me') =>
  guest.ask(setShippingMethod, { query, body: { cartId, code, shippingId, shopperAppliedSM: true } })

describe('when the methods are listed', () => {
  test('SHIP-01 SHIP-02 SHIP-05 SHIP-10 the methods of shipment me, the fastest first, free from the threshold on', async () => {
    const basket = await guest.withItem(sku)
    const subtotal = basket.totals.itemSubTotal
    const [shipment] = basket.shippingMethods
    expect(shipment?.shippingId).toBe('me')
    expect(shipment?.code).toBe('standard')
    expect(
      shipment?.applicableShippingMethods.map(({ code, price, deliveryTime }) => [code, price, deliveryTime]),
    ).toEqual([
      ['pickup', 0, 'Same day'],
      ['home', 1400, '1 day'],
      ['standard', subtotal >= 10_000 ? 0 : 600, '2 to 4 days'],
      ['sts', 0, '3 to 5 days'],
    ])
    const french = await guest.read(basket.basketId, {}, { locale: 'fr-ca' })
    expect(
      french.shippingMethods[0]?.applicableShippingMethods.map(({ code, deliveryTime }) => [code, deliveryTime]),
    ).toEqual([
      ['pickup', '0 à 1 jour'],
      ['home', '1 jour'],
      ['standard', '2 à 4 jours'],
      ['sts', '3 à 5 jours'],
    ])
  })

  test('SHIP-07 API-020 the methods of one shipment are listed', async () => {
    const { basketId } = await guest.withItem(sku)
    const answer = await guest.done(readShippingMethods, { params: { basketId, shippingId: 'me' }, query: {} })
    expect(answer.applicableShippingMethods.map(({ code }) => code)).toEqual(['pickup', 'home', 'standard', 'sts'])
  })

  test('SHIP-07 API-020 the methods of an unknown shipment are SHP404', async () => {
    const { basketId } = await guest.withItem(sku)
    const refused = await guest.ask(readShippingMethods, { params: { basketId, shippingId: 'you' }, query: {} })
    expectRefusal(refused, 404, 'SHP404')
  })
})

describe('API-019 when a method is chosen', () => {
  test('SHIP-08 CART-20 a method is set and priced', async () => {
    const { basketId } = await guest.withItem(sku)
    const answer = await setMethod(basketId, 'home')
    expect(answer.body.shippingMethods[0]?.code).toBe('home')
    expect(answer.body.totals.shipping).toBe(1400)
    expect(answer.body.items[0]?.selectedShippingOption).toBe('home')
  })

  test('SHIP-08 CART-20 a method that is not offered, and an unknown shipment or store, are SHP404', async () => {
    const { basketId } = await guest.withItem(sku)
    const refused = [
      await setMethod(basketId, 'pudo'),
      await setMethod(basketId, 'digital'),
      await setMethod(basketId, 'home', {}, 'you'),
      await setMethod(basketId, 'pickup', { favStoreId: 'nowhere' }),
    ]
    for (const answer of refused) expectRefusal(answer, 404, 'SHP404')
  })

  test("SHIP-05 STORE-07 pickup and ship to store go to the shopper's store, else to the first of the country", async () => {
    const stores = await shop.storage.db
      .selectFrom('store')
      .select(['id', 'name'])
      .where('country', '=', 'US')
      .orderBy('id')
      .execute()
    const { basketId } = await guest.withItem(sku)
    const chosen = await setMethod(basketId, 'pickup', { favStoreId: stores[3]!.id })
    expect(chosen.body.shippingMethods[0]).toMatchObject({
      code: 'pickup',
      storeId: stores[3]!.id,
      price: 0,
      label: expect.stringContaining(stores[3]!.name),
    })
    expect(chosen.body).toMatchObject({ favoriteStoreId: stores[3]!.id, totals: { shipping: 0 } })
    expect(await guest.read(basketId)).toMatchObject({
      favoriteStoreId: stores[3]!.id,
      shippingMethods: [{ storeId: stores[3]!.id }],
    })
    const { basketId: other } = await guest.withItem(sku)
    expect((await setMethod(other, 'sts')).body.shippingMethods[0]?.storeId).toBe(stores[0]!.id)
  })

  test('SHIP-08 a line picked up in a store goes back to the others when its shipment is sent after all', async () => {
    const basket = await guest.withItem(sku)
    const { basketId } = basket
    const body = { cartId: basketId, itemId: basket.items[0]!.itemId }
    const picked = await guest.done(updateItem, { params: { basketId }, query: { action: 'pickup' }, body })
    expect(picked.shippingMethods.map(({ shippingId, code }) => [shippingId, code])).toEqual([['me', 'pickup']])
    const sent = await setMethod(basketId, 'home')
    expect(sent.body.shippingMethods.map(({ code }) => code)).toEqual(['home'])
    expect(sent.body.items[0]?.selectedShippingOption).toBe('home')
  })
})

test('SHIP-06 CHK-11 a gift card goes by email and a made-to-order item by customs, next to the other goods', async () => {
  const digital = shop.catalogue.products.find(({ isDigital }) => isDigital)!.variants[0]!.sku
  const custom = shop.catalogue.products.find(({ customisable }) => customisable)!.variants[0]!.sku
  for (const each of [digital, custom]) await shop.setStock(each, 20)
  const card = await guest.withItem(digital)
  expect(
    card.shippingMethods.map(({ code, shippingId, applicableShippingMethods }) => [
      code,
      shippingId,
      applicableShippingMethods.length,
    ]),
  ).toEqual([['digital', 'me', 1]])
  expect(card.totals.shipping).toBe(0)
  expect(card.promoSummary).toEqual([])
  await guest.done(addItem, { body: { cartId: card.basketId, productId: custom, recipeId: 'recipe-1' } })
  const answer = await guest.add(card.basketId, sku)
  expect(answer.items.map(({ selectedShippingOption }) => selectedShippingOption)).toEqual([
    'digital',
    'customs',
    'standard',
  ])
  expect(answer.shippingMethods.map(({ shippingId, code }) => [shippingId, code])).toEqual([
    ['me', 'standard'],
    ['customs', 'customs'],
    ['digital', 'digital'],
  ])
})

test("CART-06 every line lists its options, one of them selected, with the store's pieces", async () => {
  const [line] = (await guest.withItem(sku)).items
  expect(
    line?.shippingOptions.filter(({ selected }) => selected).map(({ shippingMethod }) => shippingMethod.code),
  ).toEqual([line?.selectedShippingOption])
  const pickup = line?.shippingOptions.find(({ shippingMethod }) => shippingMethod.code === 'pickup')
  expect(pickup?.shippingMethod.storeInfo).toEqual({ id: 'US001', storeInventory: 50 })
})

test("CART-06 a way is available where the pieces are: what is collected comes off the store's shelf, what is sent out of the warehouse", async () => {
  const [other = ''] = await shop.ordinarySkus(1)
  const availableOf = async (sent: number, collected: number) => {
    await shop.setStock(other, sent)
    await shop.setStoreStock('US001', other, collected)
    const [line] = (await guest.read(basketId)).items
    const answers = line?.shippingOptions.map(({ available, shippingMethod: { code, storeInfo } }) => [
      code,
      available,
      ...(storeInfo ? [storeInfo.storeInventory] : []),
    ])
    return answers?.filter(([code]) => code === 'pickup' || code === 'standard')
  }
  const { basketId } = await guest.withItem(other, 3)
  expect(await availableOf(40, 2)).toEqual([
    ['pickup', false, 2],
    ['standard', true],
  ])
  expect(await availableOf(2, 3)).toEqual([
    ['pickup', true, 3],
    ['standard', false],
  ])
  await shop.setStock(other, 50)
  await shop.setStoreStock('US001', other, 50)
})

test("CART-07 CART-08 the amount missing for free shipping is shown in the caller's language and disappears at the threshold", async () => {
  const cheap = shop.catalogue.products.find(({ isDigital, price }) => !isDigital && price.USD.current < 3_000)!
  const small = cheap.variants[0]!.sku
  await shop.setStock(small, 50)
  const { basketId, promoSummary, totals } = await guest.withItem(small)
  expect(promoSummary).toMatchObject([
    { level: 'SHIPPING', threshold: 10_000, distanceFromConditionThreshold: 10_000 - totals.itemSubTotal },
  ])
  expect(promoSummary[0]?.calloutMessage).toBe('You are | away from free shipping. | Shipping is free.')
  expect((await guest.read(basketId, {}, { locale: 'fr-ca' })).promoSummary[0]?.calloutMessage).toBe(
    'Plus que | pour la livraison gratuite. | La livraison est gratuite.',
  )
  const enough = await guest.add(basketId, small, Math.ceil(10_000 / cheap.price.USD.current))
  expect(enough.promoSummary[0]?.distanceFromConditionThreshold).toBe(0)
  expect(enough.totals.shipping).toBe(0)
})
