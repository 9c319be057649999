import { describe, expect, test } from 'vitest'
import { addItem, createCartWithItem, readCart } from '../../../contracts/api/cart/cartApi.ts'
import { saveForLater } from '../../../contracts/api/cart/saveForLaterApi.ts'
import { useGuestShop } from '../support/useGuestShop.ts'

const { shop, guest, skus } = await useGuestShop(2)
const [sold, unsold] = skus
const german = await shop.newGuest()
const there = { locale: 'de-de' }

/** The catalogue that this shop has loaded, without a price in euros for the second product. */
const stopSelling = (sku: string): void => {
  const { product } = shop.catalogue.variantBySku.get(sku)!
  Object.assign(product.price, { EUR: { current: 0, original: 0 } })
}

describe('CART-42 a cart that moves from the American session to the German one', () => {
  test('is put into a basket in euros, while the one in dollars stays as it was', async () => {
    const american = await guest.withItem(sold, 2)
    const moved = await german.withItem(sold, 2, there)
    expect([american.currency, moved.currency]).toEqual(['USD', 'EUR'])
    expect(moved.items).toMatchObject([{ productId: sold, qty: 2, price: { currency: 'EUR' } }])
    expect(await guest.read(american.basketId)).toMatchObject({ currency: 'USD', items: [{ qty: 2 }] })
  })

  test('cannot be reached by the other session', async () => {
    const american = await guest.withItem(sold)
    const answer = await german.ask(readCart, { params: { basketId: american.basketId }, query: {} }, there)
    expect(answer.error?.errorId).toBe('BSK404')
  })

  test('is opened once, however often the move is sent', async () => {
    const call = { query: {}, body: { productId: sold, qty: 1 } }
    const first = await german.ask(createCartWithItem, call, { ...there, key: 'rebuild-move/0' })
    const again = await german.ask(createCartWithItem, call, { ...there, key: 'rebuild-move/0' })
    expect(again).toMatchObject({ replayed: true, body: { basketId: first.body.basketId } })
  })

  test('is refused what has no price there, which can still be saved for later', async () => {
    stopSelling(unsold)
    const { basketId: cartId } = await german.withItem(sold, 1, there)
    const refused = await german.ask(addItem, { body: { cartId, productId: unsold, qty: 1 } }, there)
    expect(refused.error?.errorId).toBe('INV702')
    const saved = await german.ask(
      saveForLater,
      {
        body: {
          productId: unsold,
          pdpUrl: '/de-de/p/x',
          available: true,
          qty: 1,
          type: 'product',
          saveForLater: {},
        },
      },
      there,
    )
    expect(saved.body.items).toMatchObject([{ productId: unsold }])
  })
})
