import { describe, expect, test } from 'vitest'
import type { Basket } from '../../../contracts/api/entities/basket.ts'
import { removeItem } from '../../../contracts/api/cart/cartApi.ts'
import { setBillingAddress, setShippingAddress } from '../../../contracts/api/cart/cartDeliveryApi.ts'
import { prepareOrder } from '../../../contracts/api/cart/orderApi.ts'
import { readProduct } from '../../../contracts/api/catalogue/catalogueApi.ts'
import { moveToSaved } from '../../../contracts/api/cart/saveForLaterApi.ts'
import { basketToConfirmed } from '../../../core/commands/cart/basketToConfirmed.ts'
import { address, payWith, place } from '../order/checkoutGuest.ts'
import { useGuestShop } from '../support/useGuestShop.ts'
import { expectRefusal } from '../support/expectRefusal.ts'

const { shop } = await useGuestShop()
const skuOf = (id: string) => shop.catalogue.productById.get(id)!.variants[0]!.sku
const [liner, sock] = [skuOf('DROVERLIN1'), skuOf('DROVERHVY1')]
for (const sku of [liner, sock]) await shop.setStock(sku, 50)

const itemOf = ({ items }: Basket, sku: string) => items.find(({ productId }) => productId === sku)!
const messagesOf = (basket: Basket) => [
  basket.flashMessages,
  ...basket.items.map(({ productId, customerNotifications }) => [
    productId,
    customerNotifications.map(({ message }) => message),
  ]),
]

describe('an item sold only with another product', () => {
  test('CART-38 says so at its line while that one is missing, in the shopper’s language', async () => {
    const guest = await shop.newGuest()
    const alone = await guest.withItem(liner, 2)
    const { itemId } = itemOf(alone, liner)
    expect(messagesOf(alone)).toEqual([
      [{ code: 'ProductItemRequired', itemId }],
      [liner, ['Sold only together with Drover Heavy Sock.']],
    ])
    expect(messagesOf(await guest.read(alone.basketId, {}, { locale: 'fr-fr' }))[1]).toEqual([
      liner,
      ['Vendu uniquement avec\u00a0: Chaussette Drover épaisse.'],
    ])
    const {
      lines: [line],
      messages,
    } = basketToConfirmed(alone)
    expect(messages).toEqual([{ code: 'ProductItemRequired', message: '', shipmentId: null, lineKey: line?.key }])
    const both = await guest.add(alone.basketId, sock)
    expect(messagesOf(both)).toEqual([[], [liner, []], [sock, []]])
    const without = await guest.done(removeItem, { body: { cartId: both.basketId, itemId: itemOf(both, sock).itemId } })
    expect(messagesOf(without)).toEqual(messagesOf(alone))
    const again = await guest.add(alone.basketId, sock)
    expect(
      (
        await guest.done(moveToSaved, {
          params: { basketId: alone.basketId },
          body: { itemId: itemOf(again, sock).itemId },
        })
      ).cart.flashMessages,
    ).toEqual([{ code: 'ProductItemRequired', itemId }])
    expect((await guest.done(removeItem, { body: { cartId: alone.basketId, itemId } })).flashMessages).toEqual([])
  })

  test('CART-38 ORD430 is neither prepared nor ordered without the other, and with it is', async () => {
    const guest = await shop.newGuest()
    const { basketId } = await guest.withItem(liner)
    await guest.done(setShippingAddress, { params: { basketId }, body: { addresses: [address], context: 'checkout' } })
    await guest.done(setBillingAddress, { params: { basketId }, body: address })
    await payWith(guest, basketId)
    const refused = (await guest.ask(prepareOrder, { body: { basketId } })).error
    expect(refused?.errorId).toBe('ORD430')
    expect(refused?.message).toBe('Sold only together with Drover Heavy Sock.')
    const both = await guest.add(basketId, sock)
    const ready = await guest.done(prepareOrder, { body: { basketId } })
    await guest.done(removeItem, { body: { cartId: basketId, itemId: itemOf(both, sock).itemId } })
    const answer = await place(guest, ready)
    expectRefusal(answer, 409, 'ORD430')
    await guest.add(basketId, sock)
    expect((await place(guest, await guest.done(prepareOrder, { body: { basketId } }))).body.status).toBe('confirmed')
  })

  test('CART-38 CAT-04 has the other one named on its page', async () => {
    const page = (id: string) => shop.read(readProduct, readProduct.path.replace('{productId}', id))
    expect((await page('DROVERLIN1')).onlyWith).toEqual({
      name: 'Drover Heavy Sock',
      path: '/en-us/p/drover-heavy-sock-DROVERHVY1',
    })
    expect((await page('DROVERHVY1')).onlyWith).toBeUndefined()
  })
})
