import { expect, test } from 'vitest'
import {
  addItem,
  applyCoupon,
  createCart,
  createCartWithItem,
  removeCoupon,
  removeItem,
  updateItem,
} from '../../../contracts/api/cart/cartApi.ts'
import {
  removeBillingAddress,
  removeShippingAddress,
  setBillingAddress,
  setShippingAddress,
  setShippingMethod,
  validateShippingAddress,
} from '../../../contracts/api/cart/cartDeliveryApi.ts'
import { addPaymentInstrument, removePaymentInstrument } from '../../../contracts/api/cart/cartPaymentApi.ts'
import type { Endpoint } from '../../../contracts/api/endpoint.ts'
import { prepareOrder } from '../../../contracts/api/cart/orderApi.ts'
import { address, cardBody, readyBasket } from '../order/checkoutGuest.ts'
import { useGuestShop } from '../support/useGuestShop.ts'

const { shop, guest, sku } = await useGuestShop(1, { pieces: 900 })

type Case = readonly [endpoint: Endpoint, input: (basket: Awaited<ReturnType<typeof readyBasket>>) => object]

const params = ({ basketId }: { basketId: string }) => ({ params: { basketId } })
const line = (basket: { basketId: string; items: readonly { itemId: string }[] }) => ({
  cartId: basket.basketId,
  itemId: basket.items[0]!.itemId,
})

const cases: readonly Case[] = [
  [createCart, () => ({ body: {} })],
  [createCartWithItem, () => ({ query: {}, body: { productId: sku } })],
  [addItem, ({ basketId }) => ({ body: { cartId: basketId, productId: sku } })],
  [updateItem, (basket) => ({ ...params(basket), query: {}, body: { ...line(basket), qty: 3 } })],
  [removeItem, (basket) => ({ body: line(basket) })],
  [applyCoupon, ({ basketId }) => ({ body: { cartId: basketId, code: 'FREESHIP' } })],
  [removeCoupon, ({ basketId }) => ({ body: { cartId: basketId, code: 'WELCOME10' } })],
  [
    setShippingMethod,
    ({ basketId }) => ({
      query: {},
      body: { cartId: basketId, code: 'home', shippingId: 'me', shopperAppliedSM: true },
    }),
  ],
  [setShippingAddress, (basket) => ({ ...params(basket), body: { addresses: [address], context: 'checkout' } })],
  [removeShippingAddress, params],
  [validateShippingAddress, (basket) => ({ ...params(basket), body: address })],
  [setBillingAddress, (basket) => ({ ...params(basket), body: address })],
  [removeBillingAddress, params],
  [addPaymentInstrument, (basket) => ({ ...params(basket), body: cardBody() })],
  [
    removePaymentInstrument,
    (basket) => ({
      ...params(basket),
      body: { paymentInstrumentId: basket.payment_instruments[0]!.paymentInstrumentId },
    }),
  ],
  [prepareOrder, ({ basketId }) => ({ body: { basketId } })],
]

const state = async (basketId: string) => {
  const { db } = shop.storage
  const { version } = await db
    .selectFrom('basket')
    .select('version')
    .where('id', '=', basketId)
    .executeTakeFirstOrThrow()
  return { version, baskets: (await db.selectFrom('basket').select('id').execute()).length }
}

test.each(cases.map(([endpoint, input]) => [endpoint.id, endpoint, input] as const))(
  '%s twice and eight times at once under one key has one effect',
  async (_id, endpoint, input) => {
    const basket = await readyBasket(guest, sku)
    await guest.done(applyCoupon, { body: { cartId: basket.basketId, code: 'WELCOME10' } })
    const asked = input(basket) as never
    const before = await state(basket.basketId)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => guest.ask(endpoint, asked, { key: `${endpoint.id}-eight` })),
    )
    const again = await guest.ask(endpoint, asked, { key: `${endpoint.id}-eight` })
    expect(again.status).toBe(endpoint.status ?? 200)
    expect(again.replayed).toBe(true)
    expect(answers.filter(({ status, replayed }) => status === again.status && !replayed)).toHaveLength(1)
    expect(answers.every(({ text, error }) => text === again.text || error?.errorId === 'IDK409')).toBe(true)
    const after = await state(basket.basketId)
    const made = endpoint.status === 201 ? 1 : 0
    const changed = made === 1 || endpoint.id === prepareOrder.id ? 0 : 1
    expect(after.version - before.version).toEqual(changed)
    expect(after.baskets - before.baskets).toEqual(made)
  },
)
