import { describe, expect, test } from 'vitest'
import {
  addItem,
  createCart,
  createCartWithItem,
  readCart,
  removeItem,
  updateItem,
} from '../../../contracts/api/cart/cartApi.ts'
import { giftMessageLength } from '../../../core/domain/gift/giftOptionToSend.ts'
import { useGuestShop } from '../support/useGuestShop.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { rewriteBasket } from './rewriteBasket.ts'

const { shop, guest, skus } = await useGuestShop(2)
const [one, two] = skus

test('CART-11 API-010 an empty cart is created in the currency of the locale, and none in one that the shop does not take', async () => {
  const basket = await guest.empty()
  expect(basket).toMatchObject({
    status: 'open',
    version: 1,
    currency: 'USD',
    taxIncluded: false,
    totalItems: 0,
    items: [],
  })
  expect(basket.totals).toMatchObject({ total: 0, shipping: 0, tax: 0, remainingToPay: 0 })
  expect(await guest.empty({ locale: 'fr-fr' })).toMatchObject({ currency: 'EUR', taxIncluded: true })
  const canadian = await guest.ask(createCart, { body: { currency: 'USD' } }, { locale: 'en-ca' })
  expect(canadian).toMatchObject({ status: 201, body: { currency: 'USD' } })
  expect(await guest.read(basket.basketId)).toMatchObject({ basketId: basket.basketId, items: [] })
  const unknown = { token: guest.token, key: 'in-pesos', body: { currency: 'MXN' } }
  expectRefusal(await shop.call('POST', createCart.path, unknown), 400, 'API400', { field: 'currency' })
})

test('CART-12 API-011 a cart is created with its first item, and not at all when the item is refused', async () => {
  const answer = await guest.ask(createCartWithItem, { query: {}, body: { productId: one, qty: 2 } })
  expect(answer.status).toBe(201)
  expect(answer.body.items.map(({ productId, qty }) => ({ productId, qty }))).toEqual([{ productId: one, qty: 2 }])
  const refused = await guest.ask(createCartWithItem, { query: {}, body: { productId: 'NO-SUCH-SKU' } })
  expectRefusal(refused, 404, 'ORD404')
})

test('CART-05 a line carries what the cart shows: words, variation, stock, price, paper, path and picture', async () => {
  const [line] = (await guest.withItem(one)).items
  const { product, variant } = shop.catalogue.variantBySku.get(one)!
  expect(line).toMatchObject({
    productId: one,
    masterId: product.id,
    name: product.text.en.name,
    kind: product.text.en.kind,
    stock: 50,
    qty: 1,
    maxQty: 999,
    price: {
      current: product.price.USD.current,
      original: product.price.USD.original,
      rowTotal: product.price.USD.current,
      currency: 'USD',
    },
    variation: { colour: variant.colour, size: variant.size },
    pdpUrl: `/en-us/p/${product.slug}-${product.id}?colour=${variant.colour}&size=${variant.size}`,
    productImageURL: `/media/${product.id}-${variant.colour}-1.svg`,
    selectedShippingOption: 'standard',
  })
  const french = await guest.read((await guest.withItem(one)).basketId, {}, { locale: 'fr-ca' })
  expect(french.items[0]).toMatchObject({ name: product.text.fr.name, pdpUrl: expect.stringContaining('/fr-ca/p/') })
})

describe('API-014 when a product is added', () => {
  test('CART-15 nothing said means one piece', async () => {
    const { basketId, items } = await guest.done(createCartWithItem, { query: {}, body: { productId: one } })
    expect(items[0]?.qty).toBe(1)
    const added = await guest.done(addItem, { body: { cartId: basketId, productId: two } })
    expect(added.items[1]).toMatchObject({ productId: two, qty: 1 })
  })

  test('CART-16 the same product goes onto its line', async () => {
    const { basketId } = await guest.withItem(one)
    const basket = await guest.add(basketId, one)
    expect(basket.items.map(({ productId, qty }) => [productId, qty])).toEqual([[one, 2]])
    expect(basket.totalItems).toBe(2)
  })

  test('CART-16 another gift option or another product makes a line of its own', async () => {
    const { basketId } = await guest.withItem(one)
    await guest.add(basketId, one)
    const gift = { email: 'a@example.com', to: 'Ann', message: 'Walk well' }
    await guest.done(addItem, { body: { cartId: basketId, productId: one, giftOption: gift } })
    const basket = await guest.add(basketId, two)
    expect(basket.items.map(({ productId, qty }) => [productId, qty])).toEqual([
      [one, 2],
      [one, 1],
      [two, 1],
    ])
    expect(basket.totalItems).toBe(4)
  })
})

test('CART-14 half a gift option is no gift option', async () => {
  const basket = await guest.done(createCartWithItem, {
    query: {},
    body: { productId: one, giftOption: { email: 'a@example.com', to: ' ', message: 'x' } },
  })
  expect(basket.items[0]?.giftOption).toBeUndefined()
})

test('DLG-05 CART-14 a gift message has at most 250 characters, whichever call brings it', async () => {
  const { basketId, items } = await guest.withItem(one)
  const giftOf = (length: number) => ({ email: 'a@example.com', to: 'Robin', message: 'x'.repeat(length) })
  const changed = `/cart/v1/cart/${basketId}/item`
  const sent = (length: number) =>
    Promise.all([
      shop.call('POST', createCartWithItem.path, {
        token: guest.token,
        key: `gift-new-${length}`,
        body: { productId: one, giftOption: giftOf(length) },
      }),
      shop.call('POST', addItem.path, {
        token: guest.token,
        key: `gift-add-${length}`,
        body: { cartId: basketId, productId: one, giftOption: giftOf(length) },
      }),
      shop.call('PUT', changed, {
        token: guest.token,
        key: `gift-set-${length}`,
        body: { cartId: basketId, itemId: items[0]?.itemId, giftOption: giftOf(length) },
      }),
    ])
  expect((await sent(giftMessageLength)).map(({ status }) => status)).toEqual([201, 200, 200])
  expect((await sent(giftMessageLength + 1)).map(({ status, error }) => [status, error?.field])).toEqual(
    Array.from({ length: 3 }, () => [400, 'giftOption.message']),
  )
})

describe('API-014 when more is asked for than there may be', () => {
  test('PAY-16 more pieces than there are is INV408, which says how many there are', async () => {
    const [last = ''] = await shop.ordinarySkus(1, 3)
    const { basketId } = await guest.withItem(last, 2)
    const tooMany = await guest.ask(addItem, { body: { cartId: basketId, productId: last, qty: 2 } })
    expectRefusal(tooMany, 409, 'INV408', { maxAllowedQty: 3 })
    expect((await guest.read(basketId)).items[0]?.qty).toBe(2)
    await shop.setStock(last, 50)
  })

  test('PAY-16 a product that is sold out is INV700', async () => {
    const [last = ''] = await shop.ordinarySkus(1, 3)
    const { basketId } = await guest.withItem(last, 2)
    await shop.setStock(last, 0)
    const soldOut = await guest.ask(addItem, { body: { cartId: basketId, productId: last } })
    expectRefusal(soldOut, 409, 'INV700')
    await shop.setStock(last, 50)
  })

  test('PAY-16 an unknown product is ORD404', async () => {
    const { basketId } = await guest.withItem(one)
    const unknown = await guest.ask(addItem, { body: { cartId: basketId, productId: 'NOPE' } })
    expectRefusal(unknown, 404, 'ORD404')
  })

  test('PAY-16 CART-33 a cart holds at most 50 lines, and the gift they earn', async () => {
    const skus = shop.catalogue.products.flatMap(({ variants }) => variants.map(({ sku }) => sku)).slice(0, 51)
    for (const sku of skus) await shop.setStock(sku, 50)
    const { basketId } = await guest.empty()
    for (const sku of skus.slice(0, 50)) await guest.add(basketId, sku)
    const refused = await guest.ask(addItem, { body: { cartId: basketId, productId: skus[50]! } })
    expect(refused.error?.errorId).toBe('INV408')
    expect((await guest.read(basketId)).items.map(({ bonus }) => bonus)).toEqual([
      ...Array<boolean>(50).fill(false),
      true,
    ])
    expect((await guest.add(basketId, skus[0]!)).items[0]?.qty).toBe(2)
  })
})

describe('when a line is changed', () => {
  test('CART-17 API-016 the quantity changes, and not above what there is', async () => {
    const basket = await guest.withItem(two)
    const body = { cartId: basket.basketId, itemId: basket.items[0]!.itemId }
    const params = { basketId: basket.basketId }
    expect((await guest.done(updateItem, { params, query: {}, body: { ...body, qty: 4 } })).items[0]?.qty).toBe(4)
    const refused = await guest.ask(updateItem, { params, query: {}, body: { ...body, qty: 900 } })
    expectRefusal(refused, 409, 'INV408', { maxAllowedQty: 50 })
    expect((await guest.read(basket.basketId)).items[0]?.qty).toBe(4)
    const unknownLine = await guest.ask(updateItem, { params, query: {}, body: { ...body, itemId: 'gone', qty: 1 } })
    expectRefusal(unknownLine, 404, 'ORD404')
  })

  test('CART-17 the variant of a line changes and its quantity is kept', async () => {
    const [first, second] = shop.catalogue.products.find(
      ({ variants, isDigital }) => variants.length > 1 && !isDigital,
    )!.variants
    for (const { sku } of [first!, second!]) await shop.setStock(sku, 20)
    const basket = await guest.withItem(first!.sku, 3)
    const { basketId } = basket
    const change = (itemId: string, productId: string) =>
      guest.done(updateItem, { params: { basketId }, query: {}, body: { cartId: basketId, itemId, productId } })
    const switched = await change(basket.items[0]!.itemId, second!.sku)
    expect(switched.items.map(({ productId, qty }) => [productId, qty])).toEqual([[second!.sku, 3]])
  })

  test('CART-17 a line that becomes a variant of another line is gone, and that line keeps its quantity', async () => {
    const [first, second] = shop.catalogue.products.find(
      ({ variants, isDigital }) => variants.length > 1 && !isDigital,
    )!.variants
    for (const { sku } of [first!, second!]) await shop.setStock(sku, 20)
    const { basketId } = await guest.withItem(second!.sku, 3)
    const both = await guest.add(basketId, first!.sku)
    const merged = await guest.done(updateItem, {
      params: { basketId },
      query: {},
      body: { cartId: basketId, itemId: both.items[1]!.itemId, productId: second!.sku },
    })
    expect(merged.items.map(({ productId, qty }) => [productId, qty])).toEqual([[second!.sku, 3]])
  })

  test('CART-17 CART-30 a line goes over to pickup at a store, in a shipment of its own', async () => {
    const { basketId } = await guest.withItem(one)
    const basket = await guest.add(basketId, two)
    const answer = await guest.done(updateItem, {
      params: { basketId },
      query: { action: 'pickup' },
      body: { cartId: basketId, itemId: basket.items[1]!.itemId },
    })
    expect(answer.items.map(({ selectedShippingOption }) => selectedShippingOption)).toEqual(['standard', 'pickup'])
    expect(answer.shippingMethods.map(({ shippingId, code }) => [shippingId, code])).toEqual([
      ['me', 'standard'],
      ['pickup', 'pickup'],
    ])
    const unknown = await guest.ask(updateItem, {
      params: { basketId },
      query: { action: 'pickup', favStoreId: 'nowhere' },
      body: { cartId: basketId, itemId: basket.items[0]!.itemId },
    })
    expect(unknown.error?.errorId).toBe('STR404')
  })
})

describe('API-015 when a line is removed', () => {
  test('CART-18 a line is removed by a DELETE with a body', async () => {
    const basket = await guest.withItem(one)
    const body = { cartId: basket.basketId, itemId: basket.items[0]!.itemId }
    expect((await guest.done(removeItem, { body })).items).toEqual([])
  })

  test('CART-18 removing a line that is gone is ORD404', async () => {
    const basket = await guest.withItem(one)
    const body = { cartId: basket.basketId, itemId: basket.items[0]!.itemId }
    await guest.done(removeItem, { body })
    expect((await guest.ask(removeItem, { body })).error?.errorId).toBe('ORD404')
  })
})

test('CART-33 a gift with purchase cannot be changed', async () => {
  const basket = await guest.withItem(one)
  const { basketId } = basket
  await rewriteBasket(shop.storage.db, basketId, (document) => ({
    ...document,
    lines: document.lines.map((line) => ({ ...line, bonus: true })),
  }))
  const body = { cartId: basketId, itemId: basket.items[0]!.itemId }
  expect(
    (await guest.ask(updateItem, { params: { basketId }, query: {}, body: { ...body, qty: 2 } })).error?.errorId,
  ).toBe('GWP403')
  const answer = await guest.read(basketId)
  expect(answer.items[0]?.bonus).toBe(true)
  expect(answer.totals.itemSubTotal).toBe(0)
  expect(answer.totals.total).toBe(600)
})

test('AUTH-32 API-013 the basket of another guest is not there, in any call', async () => {
  const { basketId, items } = await guest.withItem(one)
  const other = await shop.newGuest()
  const body = { cartId: basketId, itemId: items[0]!.itemId }
  const answers = [
    await other.ask(readCart, { params: { basketId }, query: {} }),
    await other.ask(readCart, { params: { basketId }, query: { isPatchRequired: true } }),
    await other.ask(addItem, { body: { cartId: basketId, productId: one } }),
    await other.ask(removeItem, { body }),
    await other.ask(updateItem, { params: { basketId }, query: {}, body: { ...body, qty: 2 } }),
  ]
  for (const answer of answers) expectRefusal(answer, 404, 'BSK404')
  expect((await guest.read(basketId)).items[0]?.qty).toBe(1)
})
