import { setShippingAddress } from '../../../../contracts/api/cart/cartDeliveryApi.ts'
import { removePaymentInstrument } from '../../../../contracts/api/cart/cartPaymentApi.ts'
import { holdMs } from '../../../../server/inventory/moveStock.ts'
import { moveOrder } from '../../../../server/order/moveOrder.ts'
import { newId } from '../../../../server/storage/newId.ts'
import { californian, cards } from '../../order/checkoutGuest.ts'
import type { Walks } from '../support/Walks.ts'
import type { CodeStage } from '../support/codeStage.ts'
import { formNotice, orderProblem } from '../support/seen.ts'
import { demonstrationSeller } from '../../../../server/kit/seller.ts'

const paidWith =
  (number: string) =>
  async ({ open, usual }: CodeStage) => {
    const person = open()
    await person.reachSummary(usual, number)
    await person.placeOrder()
    return orderProblem(person)
  }

type Placing = {
  readonly cartId: string
  readonly type?: string
  readonly paymentMethod?: { readonly additionalData: { readonly shownTotal: number } }
  readonly billingAddress?: object
}

/** The call that places the order differs from what the page had sent. */
const placedAs =
  (changed: (body: Placing) => object) =>
  async ({ open, usual }: CodeStage) => {
    const person = open({
      onTheWay: (body: Placing, path) => (path.endsWith('/checkout/order') ? { ...body, ...changed(body) } : body),
    })
    await person.reachSummary(usual)
    await person.placeOrder()
    return orderProblem(person)
  }

/** The pieces are sold out by the time the order is placed. */
const soldMeanwhile =
  (left: number) =>
  async ({ open, scarce: sku, setStock }: CodeStage) => {
    const person = open()
    await setStock(sku, 9)
    await person.add(sku)
    await person.reachSummary(sku)
    await setStock(sku, left)
    await person.placeOrder()
    return orderProblem(person)
  }

/**
 * At the summary with goods delivered by `codes`, of which the last counts; then `meanwhile` happens, and the order is
 * placed.
 */
const deliveredBy =
  (codes: readonly string[], meanwhile: (stage: CodeStage, sku: string) => Promise<unknown>) =>
  async (stage: CodeStage) => {
    const { open, local: sku, setStock, setStoreStock } = stage
    await setStock(sku, 9)
    await setStoreStock(store, sku, 9)
    const person = open()
    await person.add(sku)
    await person.giveAddress()
    for (const code of codes)
      await person.did({
        _tag: 'ChooseShippingMethod',
        code,
        shippingId: 'me',
        ...(code === 'standard' ? {} : { storeId: store }),
      })
    await person.giveAddress()
    await person.pay()
    await meanwhile(stage, sku)
    await person.placeOrder()
    return orderProblem(person)
  }

const placedWithout =
  (service: 'tax' | 'pricing') =>
  async ({ open, usual, without }: CodeStage) => {
    const person = open()
    await person.reachSummary(usual)
    await without(service, person.placeOrder)
    return orderProblem(person)
  }

const store = 'US002'

export const orderWalks = {
  FE309: paidWith(cards.expired),
  PYT402: paidWith(cards.fraud),
  PAY400: paidWith(cards.declined),
  PYT404: placedAs(() => ({ type: 'PAYPAL' })),
  PYT406: placedAs(() => ({
    billingAddress: { firstName: 'Wren', lastName: 'Holloway', city: 'Boulder', country: 'US' },
  })),
  PYT405: placedAs(({ billingAddress }) => ({ billingAddress: { ...billingAddress, addressId: 'of-somebody-else' } })),
  PYT400: async ({ openTwice, signedIn, usual }) => {
    const { first, email } = await openTwice((person) => person.reachSummary(usual))
    const elsewhere = await signedIn(email)
    const { basketId = '' } = elsewhere.tokens
    const [paying] = (await elsewhere.read(basketId)).payment_instruments
    await elsewhere.done(removePaymentInstrument, {
      params: { basketId },
      body: { paymentInstrumentId: paying?.paymentInstrumentId ?? '' },
    })
    await first.placeOrder()
    return orderProblem(first)
  },
  TAX310: async ({ open, usual, asGuest }) => {
    const person = open({
      onTheWay: async (body: Placing, path, headers) => {
        const elsewhere = asGuest(headers.get('authorization')?.slice('Bearer '.length) ?? '')
        if (path.endsWith('/checkout/order'))
          await elsewhere.done(setShippingAddress, {
            params: { basketId: body.cartId },
            body: { addresses: [californian], context: 'checkout' },
          })
        return body
      },
    })
    await person.reachSummary(usual)
    await person.placeOrder()
    return orderProblem(person)
  },
  TAX309: placedWithout('tax'),
  ORD415: placedWithout('pricing'),
  RTN500: async ({ openTwice, usual, without, storage, clock }) => {
    const { first } = await openTwice((person) => person.reachSummary(usual))
    await first.placeOrder()
    const { orderNumber = '', lines = [] } = first.views.order.confirmed ?? {}
    for (let stations = 0; stations < 4; stations++)
      await moveOrder(
        storage.db,
        orderNumber,
        { now: (clock.now += 1_000), publicUrl: 'http://localhost', seller: demonstrationSeller },
        () => newId(),
      )
    const items = [{ itemId: lines[0]?.id ?? '', qty: 1 }]
    return formNotice(
      'return',
      await without('labels', () => first.request('sendBack', { orderId: orderNumber, items })),
    )
  },
  ORD516: deliveredBy(['pickup'], ({ setStoreStock }, sku) => setStoreStock(store, sku, 0)),
  ORD517: deliveredBy(['sts'], ({ storage }) =>
    storage.db.updateTable('store').set({ country: 'XX' }).where('id', '=', store).execute(),
  ),
  ORD518: async (stage) => {
    await stage.storage.db.updateTable('store').set({ country: 'US' }).where('id', '=', store).execute()
    return deliveredBy(['pickup', 'standard'], ({ setStock }, sku) => setStock(sku, 0))(stage)
  },
  INV407: deliveredBy(['pickup'], async ({ setStock, setStoreStock }, sku) => {
    await setStock(sku, 0)
    await setStoreStock(store, sku, 0)
  }),
  INV409: async ({ open, local: sku, lineOf, setStock, setStoreStock, clock }) => {
    await setStock(sku, 9)
    await setStoreStock(store, sku, 9)
    const person = open()
    await person.did({ _tag: 'AddItem', product: lineOf(sku), quantity: 1, reserveAt: store })
    await person.giveAddress()
    await person.pay()
    await setStock(sku, 0)
    await setStoreStock(store, sku, 0)
    clock.now += holdMs
    await person.placeOrder()
    return orderProblem(person)
  },
  INV405: async (stage) => {
    const person = stage.open()
    await person.reachSummary(stage.usual)
    const restore = stage.setPrice(stage.usual, 0)
    await person.placeOrder()
    restore()
    return orderProblem(person)
  },
  STR404: placedAs(() => ({ inStoreSalesInfo: { storeId: 'XX999', storeEmployeeId: 'XX999-1' } })),
  PRC400: placedAs(({ paymentMethod }) => ({ paymentMethod: { ...paymentMethod, additionalData: { shownTotal: 1 } } })),
  INV406: soldMeanwhile(0),
  INV701: soldMeanwhile(1),
  BSK404: async ({ openTwice, usual }) => {
    const { first, second } = await openTwice((person) => person.add(usual))
    for (const person of [first, second]) await person.reachSummary(usual)
    await second.did({ _tag: 'RefreshCart' })
    await first.did({ _tag: 'RefreshCart' })
    await second.placeOrder()
    await first.placeOrder()
    return orderProblem(first)
  },
  ORD430: async ({ openTwice, usual }) => {
    const { first, second } = await openTwice((person) => person.reachSummary(usual))
    await second.did({ _tag: 'RemoveLine', lineKey: second.views.cart.lines[0]?.lineKey ?? '' })
    await first.placeOrder()
    return orderProblem(first)
  },
} satisfies Walks
