import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Basket } from '../../../contracts/api/basket.ts'
import { removeItem, setBillingAddress, setShippingAddress } from '../../../contracts/api/cartApi.ts'
import { prepareOrder } from '../../../contracts/api/orderApi.ts'
import { readProduct } from '../../../contracts/api/catalogueApi.ts'
import { moveToSaved } from '../../../contracts/api/saveForLaterApi.ts'
import { basketToConfirmed } from '../../../core/commands/cart/basketToConfirmed.ts'
import { address, payWith, place } from '../order/checkoutGuest.ts'
import { guestShop } from './guestShop.ts'
import type { GuestShop } from './guestShop.ts'

let shop: GuestShop
let liner: string
let sock: string
beforeAll(async () => {
  shop = await guestShop()
  const skuOf = (id: string) => shop.catalogue.productById.get(id)!.variants[0]!.sku
  ;[liner, sock] = [skuOf('DROVERLIN1'), skuOf('DROVERHVY1')]
  for (const sku of [liner, sock]) await shop.setStock(sku, 50)
})
afterAll(() => shop.close())

const itemOf = ({ items }: Basket, sku: string) => items.find(({ productId }) => productId === sku)!
const said = (basket: Basket) => [
  basket.flashMessages,
  ...basket.items.map(({ productId, customerNotifications }) => [
    productId,
    customerNotifications.map(({ message }) => message),
  ]),
]

test('CART-38 what is sold only with another product says so at its line while that one is not in the cart, in the shopper’s language', async () => {
  const guest = await shop.newGuest()
  const alone = await guest.withItem(liner, 2)
  const { itemId } = itemOf(alone, liner)
  expect(said(alone)).toEqual([
    [{ code: 'ProductItemRequired', itemId }],
    [liner, ['Sold only together with Drover Heavy Sock.']],
  ])
  expect(said(await guest.read(alone.basketId, {}, { locale: 'fr-fr' }))[1]).toEqual([
    liner,
    ['Vendu uniquement avec\u00a0: Chaussette Drover épaisse.'],
  ])
  const {
    lines: [line],
    messages,
  } = basketToConfirmed(alone)
  expect(messages).toEqual([{ code: 'ProductItemRequired', message: '', shipmentId: null, lineKey: line?.key }])
  const both = await guest.add(alone.basketId, sock)
  expect(said(both)).toEqual([[], [liner, []], [sock, []]])
  const without = await guest.done(removeItem, { body: { cartId: both.basketId, itemId: itemOf(both, sock).itemId } })
  expect(said(without)).toEqual(said(alone))
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

test('CART-38 ORD430 it is neither prepared nor ordered without the other, and with it is', async () => {
  const guest = await shop.newGuest()
  const { basketId } = await guest.withItem(liner)
  await guest.done(setShippingAddress, { params: { basketId }, body: { addresses: [address], context: 'checkout' } })
  await guest.done(setBillingAddress, { params: { basketId }, body: address })
  await payWith(guest, basketId)
  const refused = (await guest.ask(prepareOrder, { body: { basketId } })).error
  expect([refused?.errorId, refused?.message]).toEqual(['ORD430', 'Sold only together with Drover Heavy Sock.'])
  const both = await guest.add(basketId, sock)
  const ready = await guest.done(prepareOrder, { body: { basketId } })
  await guest.done(removeItem, { body: { cartId: basketId, itemId: itemOf(both, sock).itemId } })
  const answer = await place(guest, ready)
  expect([answer.status, answer.error?.errorId]).toEqual([409, 'ORD430'])
  await guest.add(basketId, sock)
  expect((await place(guest, await guest.done(prepareOrder, { body: { basketId } }))).body.status).toBe('confirmed')
})

test('CART-38 CAT-04 the page of the product names the other one', async () => {
  const page = (id: string) => shop.read(readProduct, readProduct.path.replace('{productId}', id))
  expect((await page('DROVERLIN1')).onlyWith).toEqual({
    name: 'Drover Heavy Sock',
    path: '/en-us/p/drover-heavy-sock-DROVERHVY1',
  })
  expect((await page('DROVERHVY1')).onlyWith).toBeUndefined()
})
