import { describe, expect, test } from 'vitest'
import type { Basket } from '../../../contracts/api/entities/basket.ts'
import { removeItem, updateItem } from '../../../contracts/api/cart/cartApi.ts'
import { setShippingMethod } from '../../../contracts/api/cart/cartDeliveryApi.ts'
import { placeOrder } from '../../../contracts/api/cart/orderApi.ts'
import { cancelOrder } from '../../../contracts/api/cart/purchaseApi.ts'
import { giftSku } from '../../../server/cart/pricing/giftWithPurchase.ts'
import { placing, readyBasket } from '../order/checkoutGuest.ts'
import type { Guest } from './guestCalls.ts'
import { useAccountShop } from '../support/useGuestShop.ts'

/** Goods for this amount earn the gift, minor units. */
const enough = 100_000

const { shop, guest, sku } = await useAccountShop(1, { pieces: 900 })
const price = shop.catalogue.variantBySku.get(sku)!.product.price.USD.current
await shop.setStock(giftSku, 40)

const many = () => Math.ceil(enough / price)
const gifts = ({ items }: Basket) =>
  items
    .filter(({ bonus }) => bonus)
    .map(({ productId, qty, price: { current, rowTotal } }) => [productId, qty, current, rowTotal])
const oneGift = [[giftSku, 1, 0, 0]]
const setQuantity = (to: Guest, { basketId }: Basket, itemId: string, qty: number) =>
  to.ask(updateItem, { params: { basketId }, query: {}, body: { cartId: basketId, itemId, qty } })
const calloutOf = ({ promoSummary }: Basket) =>
  promoSummary.find(({ promotionId }) => promotionId === 'gift-with-purchase')

describe('when the goods reach the threshold', () => {
  test('CART-07 CART-33 goods worth the threshold bring one gift, which costs nothing and goes when they are less again', async () => {
    const basket = await guest.withItem(sku, many() - 1)
    expect(gifts(basket)).toEqual([])
    expect(calloutOf(basket)?.distanceFromConditionThreshold).toEqual(enough - price * (many() - 1))
    expect(calloutOf(basket)).toMatchObject({
      level: 'PRODUCT',
      approachingDisplayLevel: 25_000,
      promotionName: expect.stringMatching(/^Gift: /),
      calloutMessage: expect.stringMatching(/\|.*\|/),
    })
    const { itemId } = basket.items[0]!
    const reached = (await setQuantity(guest, basket, itemId, many() + 1)).body
    expect(gifts(reached)).toEqual(oneGift)
    expect(calloutOf(reached)?.distanceFromConditionThreshold).toBe(0)
    expect(reached.totals.itemSubTotal).toEqual(price * (many() + 1))
    const answer = (await setQuantity(guest, reached, itemId, 1)).body
    expect(gifts(answer)).toEqual([])
    expect(answer.items).toHaveLength(1)
    expect(answer.flashMessages).toEqual([])
  })

  test('CART-33 ERR-28 the shopper cannot change the quantity of the gift', async () => {
    const basket = await guest.withItem(sku, many())
    const { itemId } = basket.items.find(({ bonus }) => bonus)!
    expect((await setQuantity(guest, basket, itemId, 2)).error?.errorId).toBe('GWP403')
  })

  test('CART-33 the same product bought in addition to the gift is a line of its own', async () => {
    const basket = await guest.withItem(sku, many())
    const both = await guest.add(basket.basketId, giftSku, 2)
    expect(both.items.map(({ productId, qty, bonus }) => [productId, qty, bonus])).toEqual([
      [sku, many(), false],
      [giftSku, 2, false],
      [giftSku, 1, true],
    ])
  })

  test('CART-33 CART-18 a declined gift stays away through every other change, and is offered again when it is earned again', async () => {
    const basket = await guest.withItem(sku, many())
    const { itemId } = basket.items.find(({ bonus }) => bonus)!
    const declined = await guest.done(removeItem, { body: { cartId: basket.basketId, itemId } })
    expect(gifts(declined)).toEqual([])
    expect(calloutOf(declined)).toBeUndefined()
    expect(declined.flashMessages).toEqual([])
    const own = declined.items[0]!.itemId
    const more = (await setQuantity(guest, declined, own, many() + 2)).body
    expect(gifts(more)).toEqual([])
    expect(gifts(await guest.read(basket.basketId, { isPatchRequired: true }))).toEqual([])
    await setQuantity(guest, more, own, 1)
    expect(gifts((await setQuantity(guest, more, own, many())).body)).toEqual(oneGift)
  })
})

describe('when there is no gift to give', () => {
  test('CART-33 CART-34 when there is no piece left, the gift and its callout go and the shopper is informed', async () => {
    const basket = await guest.withItem(sku, many())
    await shop.setStock(giftSku, 0)
    const answer = (await setQuantity(guest, basket, basket.items[0]!.itemId, many() + 1)).body
    expect(gifts(answer)).toEqual([])
    expect(calloutOf(answer)).toBeUndefined()
    expect(answer.flashMessages).toEqual([{ code: 'ProductLineItemFullInventoryMissing' }])
    await shop.setStock(giftSku, 40)
  })

  test('CART-33 pieces that were bought are not given as well, and the gift comes back as soon as there is one to give', async () => {
    const basket = await guest.withItem(sku, many())
    await shop.setStock(giftSku, 0)
    await guest.read(basket.basketId, { isPatchRequired: true })
    await shop.setStock(giftSku, 2)
    expect(gifts(await guest.add(basket.basketId, giftSku, 2))).toEqual([])
    await shop.setStock(giftSku, 40)
    const repaired = await guest.read(basket.basketId, { isPatchRequired: true })
    expect(gifts(repaired)).toEqual(oneGift)
    expect(gifts(await guest.read(basket.basketId))).toEqual(oneGift)
  })

  test('CART-33 PAY-16 a gift card earns no gift', async () => {
    const card = shop.catalogue.products.find(({ isDigital }) => isDigital)!
    const qty = Math.ceil(enough / card.price.USD.current)
    const basket = await guest.withItem(card.variants[0]!.sku, Math.min(qty, card.maxQuantity))
    expect(gifts(basket)).toEqual([])
    expect(calloutOf(basket)).toBeUndefined()
  })
})

describe('shipping and merging', () => {
  test('CART-33 SHIP-08 the gift takes the same way as the goods, and rules out no way of delivery', async () => {
    const storeId = 'US001'
    const basket = await guest.withItem(sku, many())
    const collect = () =>
      guest.done(setShippingMethod, {
        query: { favStoreId: storeId },
        body: { cartId: basket.basketId, code: 'pickup', shippingId: 'me', shopperAppliedSM: true },
      })
    await shop.setStoreStock(storeId, giftSku, 0)
    const without = await collect()
    expect(gifts(without)).toEqual([])
    expect(without.shippingMethods.map(({ code }) => code)).toEqual(['pickup'])
    await shop.setStoreStock(storeId, giftSku, 3)
    const along = await collect()
    expect(gifts(along)).toEqual(oneGift)
    expect(along.shippingMethods.map(({ code }) => code)).toEqual(['pickup'])
  })

  test('CART-33 AUTH-07 two baskets that become one have one gift, and two halves earn it together', async () => {
    const own = await (await shop.signedIn('consumer@example.com')).withItem(sku, many())
    const other = await shop.newGuest()
    const brought = await other.withItem(sku, many())
    const merged = await (
      await shop.signedIn('consumer@example.com', other, { guestObjects: { basketId: brought.basketId } })
    ).read(own.basketId)
    expect(gifts(own)).toEqual(oneGift)
    expect(gifts(brought)).toEqual(oneGift)
    expect(gifts(merged)).toEqual(oneGift)
    expect(merged.items).toHaveLength(2)

    const half = await (await shop.signedIn('loyalty@example.com')).withItem(sku, many() - 1)
    const [another = ''] = (await shop.ordinarySkus(2, 900)).slice(1)
    const third = await shop.newGuest()
    const rest = await third.withItem(another, many() - 1)
    const account = await shop.signedIn('loyalty@example.com', third, { guestObjects: { basketId: rest.basketId } })
    expect(gifts(half)).toEqual([])
    expect(gifts(rest)).toEqual([])
    expect(gifts(await account.read(half.basketId, { isPatchRequired: true }))).toEqual(oneGift)
  })
})

describe('the order', () => {
  /** All that an order needs, and goods that earn the gift. */
  const readyWithGift = async () => {
    const { basketId } = await readyBasket(guest, sku)
    const { body: basket } = await setQuantity(
      guest,
      await guest.read(basketId),
      (await guest.read(basketId)).items[0]!.itemId,
      many(),
    )
    return basket
  }

  test('CART-33 ORD-01 ORD-13 the order takes a piece of the gift, charges nothing for it, and its letter says so', async () => {
    const basket = await readyWithGift()
    const before = await shop.stockOf(giftSku)
    const order = await guest.done(placeOrder, placing(basket))
    expect(order.items.map(({ productId, bonus }) => [productId, bonus])).toEqual([
      [sku, false],
      [giftSku, true],
    ])
    expect(order.totals.total).toEqual(basket.totals.total)
    expect(await shop.stockOf(giftSku)).toEqual(before - 1)
    const letter = await shop.storage.db
      .selectFrom('mail')
      .select('body')
      .where('id', '=', `confirmed/${order.orderNumber}`)
      .executeTakeFirstOrThrow()
    expect(letter.body).toMatch(/1 × Pipkin Pack, .*: a gift/)
  })

  test('CART-33 ORD-01 a cancelled order puts its gift back', async () => {
    const basket = await readyWithGift()
    const before = await shop.stockOf(giftSku)
    const order = await guest.done(placeOrder, placing(basket))
    expect(await shop.stockOf(giftSku)).toBe(before - 1)
    await guest.done(cancelOrder, { body: { orderNumber: order.orderNumber } })
    expect(await shop.stockOf(giftSku)).toBe(before)
  })

  test('CART-33 CART-36 a shopper whose gift is gone at placing is informed before anything is charged, and can then order without it', async () => {
    const basket = await readyWithGift()
    await shop.setStock(giftSku, 0)
    expect((await guest.ask(placeOrder, placing(basket))).error?.errorId).toBe('INV406')
    const repaired = await guest.read(basket.basketId, { isPatchRequired: true })
    expect(gifts(repaired)).toEqual([])
    expect(repaired.totals.total).toEqual(basket.totals.total)
    expect(repaired.flashMessages).toEqual([{ code: 'ProductLineItemFullInventoryMissing' }])
    expect((await guest.done(placeOrder, placing(repaired))).items).toHaveLength(1)
  })
})
