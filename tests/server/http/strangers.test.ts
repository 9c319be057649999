import type { Schema } from 'effect'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCart } from '../../../contracts/api/cart/cartApi.ts'
import { addAddress } from '../../../contracts/api/account/consumerAddressApi.ts'
import { readProfile } from '../../../contracts/api/account/consumerApi.ts'
import { readSavedInstruments, saveInstrument } from '../../../contracts/api/account/consumerPaymentApi.ts'
import { keysOf } from '../../../core/domain/fields/fields.ts'
import type { Endpoint } from '../../../contracts/api/endpoint.ts'
import { readPurchase } from '../../../contracts/api/cart/purchaseApi.ts'
import { readSaved, saveForLater } from '../../../contracts/api/cart/saveForLaterApi.ts'
import { table } from '../../../contracts/api/table.ts'
import { addFavorite, readFavorites } from '../../../contracts/api/account/wishlistApi.ts'
import { newId } from '../../../server/storage/newId.ts'
import { runs } from '../../support/runs.ts'
import type { Guest } from '../cart/guestCalls.ts'
import { address, cardBody, readyBasket } from '../order/checkoutGuest.ts'
import { orderedShop } from '../order/orderedShop.ts'
import { foreignCalls } from './foreignCalls.ts'
import type { Things } from './foreignCalls.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'

const shop = await closeAfterAll(orderedShop())

const street = '7 Unlisted Passage'
const email = 'owner.of.it.all@example.com'
const ownEmail = 'stranger@example.com'
const theirs = { ...address, addressLine1: street, email }

/** An owner with one of everything that can have an owner. */
const owner = async (): Promise<{
  readonly who: Guest
  readonly things: Things
  readonly answer: () => Promise<readonly unknown[]>
}> => {
  const who = await shop.newConsumer()
  const order = await shop.orderOf(who, { to: theirs })
  const { addressId } = await who.done(addAddress, { body: theirs })
  const { card } = await who.done(saveInstrument, { query: { payment_method_id: 'CREDIT_CARD' }, body: cardBody() })
  const liked = await who.done(addFavorite, {
    body: { id: shop.catalogue.products[0]!.id, qty: 1, itemType: 'product' },
  })
  const saved = await who.done(saveForLater, {
    body: { productId: shop.sku, pdpUrl: '/x', available: true, qty: 1, type: 'product', saveForLater: {} },
  })
  const basket = await readyBasket(who, shop.sku, { to: theirs })
  const { consumerNo } = who.tokens
  const things: Things = {
    basketId: basket.basketId,
    itemId: basket.items[0]!.itemId,
    shippingId: basket.shippingMethods[0]!.shippingId,
    instrumentId: basket.payment_instruments[0]!.paymentInstrumentId,
    addressId,
    cardId: card.paymentInstrumentId,
    favoriteId: liked.favoriteId,
    likedId: liked.items[0]!.itemId,
    saveForLaterId: saved.saveForLaterId,
    savedId: saved.items[0]!.itemId,
    orderNumber: order.orderNumber,
    orderItemId: order.items[0]!.itemId,
    consumerId: consumerNo,
  }
  const answerOf = async () => {
    const parts = [
      await who.ask(readCart, { params: { basketId: basket.basketId }, query: {} }),
      await who.ask(readProfile, { query: {} }),
      await who.ask(readSavedInstruments, { query: {} }),
      await who.ask(readFavorites, { query: {} }),
      await who.ask(readSaved, { query: {} }),
      await who.ask(readPurchase, { params: { orderId: order.orderNumber } }),
    ]
    expect(parts.map(({ status }) => status)).toEqual(parts.map(() => 200))
    return parts.map(({ json }) => json)
  }
  return { who, things, answer: answerOf }
}

const strangers = {
  guest: () => shop.newGuest(),
  consumer: () => shop.newConsumer(),
  member: () => shop.newConsumer('LOYALTY'),
  employee: () => shop.signedIn('employee@example.com'),
  athlete: () => shop.signedIn('athlete@example.com'),
  prosumer: () => shop.signedIn('prosumer@example.com'),
} as const

/** Of the same form, but belonging to nobody. */
const madeUp = (things: Things): Things =>
  Object.fromEntries(
    Object.entries(things).map(([name, id]) => [
      name,
      name === 'orderNumber' ? id.slice(0, -3) + (id.endsWith('XYZ') ? 'ZYX' : 'XYZ') : newId(),
    ]),
  ) as Things

const asked = async (
  stranger: Guest,
  { endpoint, input }: { readonly endpoint: Endpoint; readonly input: unknown },
): Promise<string> => {
  const { status, error, text } = await stranger.ask(endpoint, input as never)
  for (const secret of [street, email]) expect(text).not.toContain(secret)
  return `${status} ${error?.errorId ?? ''} ${error?.message ?? ''}`
}

test('AUTH-32 another shopper’s basket, address, order, card, favorites and saved things are not there for anybody else, in any call', async () => {
  const calls = foreignCalls({} as Things, '', '').length
  const kinds = fc.constantFrom(...keysOf(strangers))
  const order = fc.shuffledSubarray(
    Array.from({ length: calls }, (_, at) => at),
    { minLength: calls, maxLength: calls },
  )
  await fc.assert(
    fc.asyncProperty(kinds, order, async (kind, turns) => {
      const { things, answer: reply } = await owner()
      const before = await reply()
      const stranger = await strangers[kind]()
      const [real, unreal] = [
        foreignCalls(things, shop.sku, ownEmail),
        foreignCalls(madeUp(things), shop.sku, ownEmail),
      ]
      for (const at of turns) {
        const [found, control] = [await asked(stranger, real[at]!), await asked(stranger, unreal[at]!)]
        expect(found, real[at]!.endpoint.id).toEqual(control)
      }
      expect(await reply()).toEqual(before)
    }),
    { numRuns: runs(3) },
  )
}, 120_000)

/** Fields that identify an owner's thing. */
const ids =
  /^(basketId|cartId|itemId|shippingId|paymentInstrumentId|addressId|favoriteId|saveForlaterId|saveForLater|orderId|orderNumber|consumerId|customerId|adjustmentId)$/

/** The gallery and the decision engine do not know our accounts. */
const elsewhere = new Set(['API-086', 'API-145'])

const fieldsOf = (schema: unknown): readonly string[] =>
  typeof schema === 'object' && schema !== null && 'fields' in schema
    ? Object.keys(schema.fields as Schema.Struct.Fields)
    : []

test('AUTH-32 every call that names something of an account is among those that strangers try', () => {
  const tried = new Set<string>(foreignCalls({} as Things, '', '').map(({ endpoint }) => endpoint.id))
  const naming = table.filter(({ params, query, body }) =>
    [params, query, body].some((schema) => fieldsOf(schema).some((field) => ids.test(field))),
  )
  expect(naming.map(({ id }) => id).filter((id) => !tried.has(id) && !elsewhere.has(id))).toEqual([])
})
