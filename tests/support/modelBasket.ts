import type { Address } from '../../contracts/api/entities/address.ts'
import type { Basket, BasketItem, GiftOption } from '../../contracts/api/entities/basket.ts'
import type { ProviderMethod } from '../../contracts/api/entities/paymentInstrument.ts'
import type { LineProduct } from '../../contracts/commands/lineProduct.ts'
import type { Settled } from '../../core/commands/answer.ts'
import type { Call } from '../../core/commands/call.ts'
import type { PriceAdjustment } from '../../core/domain/cart/priceAdjustment.ts'
import { limits } from '../../core/domain/configuration/limits.ts'
import { adjustedItem, withQuantity } from './modelItem.ts'
import { sampleBasket, sampleItem } from './sampleBasket.ts'
import { defined } from '../../core/domain/fields/fields.ts'

/** A basket as the model server stores it. */
export type HeldBasket = {
  id: string
  version: number
  /** Of what was put in first, for good. */
  currency: Basket['currency']
  items: BasketItem[]
  /** CART-24: adjustments of lines that have left. */
  left: BasketItem[]
  coupons: string[]
  /** asked = its order waits for the bank. */
  state: 'open' | 'asked' | 'over'
  card: boolean
  agreement: ProviderMethod | null
  /** What each has paid for, minor units. */
  giftCards: { readonly id: string; readonly last4: string; readonly balance: number }[]
  shippingAddress: Address | null
  billingAddress: Address | null
}

type Rules = {
  readonly products: readonly LineProduct[]
  /** SKUs refused on add, with the code. */
  readonly refuse: ReadonlyMap<string, string>
  readonly agreedSessions: ReadonlySet<string>
  /** The balance of the gift card that the worker's memory has under this name, minor units. */
  readonly giftCardBalances: ReadonlyMap<string, number>
  /** CART-24: the adjustment agreed on a saved item. */
  readonly agreedOnSaved: (itemId: string) => PriceAdjustment | undefined
  id(kind: string): string
}

/** CART-13: until when the model reserves things, epoch ms. */
export const heldUntil = 1_790_000_000_000

/** Applies a call to a basket; a refusal, or null when it is done. */
export const createBasketChanges = ({
  products,
  refuse,
  agreedSessions,
  giftCardBalances,
  agreedOnSaved,
  id,
}: Rules): ((held: HeldBasket, call: Call) => Settled | null) => {
  /** As the basket's shop sells it, where several do. */
  const soldIn = ({ currency }: HeldBasket, sku: string | undefined): LineProduct | undefined =>
    products.find((known) => known.sku === sku && known.currency === currency) ??
    products.find((known) => known.sku === sku)

  const add = (held: HeldBasket, body: Readonly<Record<string, unknown>>): Settled | null => {
    const sku = String(body['productId'])
    const code = refuse.get(sku)
    if (code) return refused(409, code)
    const product = soldIn(held, sku)
    if (!product) return refused(404, 'ORD404')
    const qty = Number(body['qty'] ?? 1)
    const giftOption = body['giftOption'] as GiftOption | undefined
    const there = held.items.find((item) => item.productId === sku && item.giftOption?.to === giftOption?.to)
    if (there && there.qty + qty > product.maxQuantity) return refused(409, 'INV408')
    const reservation = body['reserve']
      ? {
          pickupStoreId: String(body['storeId']),
          reservation: { qty: qty + (there?.qty ?? 0), heldUntil, storeName: 'Denver' },
        }
      : {}
    const kept = held.left.findLast(
      (item) => item.masterId === product.masterId && item.price.current === product.price,
    )
    held.left = held.left.filter((item) => there || item !== kept)
    held.items = there
      ? held.items.map((item) =>
          item === there ? { ...withQuantity(product, item, item.qty + qty), ...reservation } : item,
        )
      : [
          ...held.items,
          {
            ...adjustedItem(
              { ...sampleItem(product, id('item'), qty), ...(giftOption ? { giftOption } : {}) },
              agreedFor(body, kept),
            ),
            ...reservation,
          },
        ]
    return null
  }

  /** CART-17, CART-29: a line becomes another variant in place. */
  const turn = (held: HeldBasket, item: BasketItem, product: LineProduct): Settled | null => {
    const code = refuse.get(product.sku)
    if (code) return refused(409, code)
    const isThere = held.items.some(
      (other) => other !== item && other.productId === product.sku && other.giftOption?.to === item.giftOption?.to,
    )
    const isSame = item.masterId === product.masterId && item.price.current === product.price
    if ((isThere || !isSame) && item.priceAdjustment) held.left.push(item)
    const { priceAdjustment, ...rest } = withQuantity(product, item, item.qty)
    const { reservation, pickupStoreId } = item
    const turned = adjustedItem(
      { ...rest, ...defined({ pickupStoreId }), ...(reservation ? { reservation } : {}) },
      isSame ? (priceAdjustment ?? null) : null,
    )
    held.items = isThere
      ? held.items.filter((other) => other !== item)
      : held.items.map((other) => (other === item ? turned : other))
    return null
  }

  const agreedFor = ({ savedItemId }: Readonly<Record<string, unknown>>, kept: BasketItem | undefined) => {
    const agreed = agreedOnSaved(String(savedItemId)) ?? kept?.priceAdjustment
    return agreed ? { ...agreed, adjustmentId: id('adjustment') } : null
  }

  /** PAY-07: a session without consent pays nothing. */
  const pay = (
    held: HeldBasket,
    { payment_method_id: method, paymentSession: sessionId }: Readonly<Record<string, unknown>>,
  ): Settled | null => {
    const isCard = method === 'CREDIT_CARD'
    if (!isCard && !agreedSessions.has(String(sessionId))) return refused(402, 'PAY400')
    held.card = isCard
    held.agreement = isCard ? null : (method as ProviderMethod)
    return null
  }

  const payPart = (held: HeldBasket, ref: string): Settled | null => {
    const balance = giftCardBalances.get(ref)
    if (balance === undefined) return refused(400, 'GFC700')
    if (held.giftCards.length >= limits.giftCards) return refused(400, 'GFC410')
    held.giftCards = [...held.giftCards, { id: id('gift'), last4: ref.slice(-4), balance }]
    return null
  }

  return (held, call) => {
    const body = call.input.body ?? {}
    switch (call.endpoint) {
      case 'addItem':
        return add(held, body)
      case 'updateItem': {
        const item = held.items.find((other) => other.itemId === body['itemId'])
        const sku = typeof body['productId'] === 'string' ? body['productId'] : item?.productId
        const product = soldIn(held, sku)
        if (!item || !product) return refused(404, 'ORD404')
        if (product.sku !== item.productId) return turn(held, item, product)
        const { action, favStoreId } = call.input.query ?? {}
        const turned = withQuantity(product, item, Number(body['qty'] ?? item.qty))
        held.items = held.items.map((other) => {
          if (other !== item) return other
          return action === 'pickup' ? { ...turned, pickupStoreId: String(favStoreId) } : turned
        })
        return null
      }
      case 'removeItem': {
        if (!held.items.some((item) => item.itemId === body['itemId'])) return refused(404, 'ORD404')
        held.left.push(...held.items.filter((item) => item.itemId === body['itemId'] && item.priceAdjustment))
        held.items = held.items.filter((item) => item.itemId !== body['itemId'])
        return null
      }
      case 'addPriceAdjustment':
        return adjust(held, (item) => item.itemId === body['itemId'], {
          ...adjustmentIn(body),
          adjustmentId: id('adjustment'),
        })
      case 'changePriceAdjustment':
        return adjust(held, (item) => item.priceAdjustment?.adjustmentId === call.input.params?.['adjustmentId'], {
          ...adjustmentIn(body),
          adjustmentId: call.input.params?.['adjustmentId'] ?? '',
        })
      case 'removePriceAdjustment':
        return adjust(held, (item) => item.priceAdjustment?.adjustmentId === call.input.params?.['adjustmentId'], null)
      case 'applyCoupon':
        if (body['code'] === 'EXPIRED20') return refused(400, 'PRM155')
        held.coupons = [...held.coupons, String(body['code'])]
        return null
      case 'removeCoupon':
        held.coupons = held.coupons.filter((code) => code !== body['code'])
        return null
      case 'setShippingAddress':
        held.shippingAddress = (body['addresses'] as readonly Address[])[0] ?? null
        return null
      case 'setBillingAddress':
        held.billingAddress = body as Address
        return null
      case 'addPaymentInstrument':
        return body['payment_method_id'] === 'GIFT_CARD' ? payPart(held, call.secret?.ref ?? '') : pay(held, body)
      case 'setReward':
        return refused(401, 'REW401')
      case 'removePaymentInstrument':
        if (!held.giftCards.some((card) => card.id === body['paymentInstrumentId'])) return refused(404, 'PYT404')
        held.giftCards = held.giftCards.filter((card) => card.id !== body['paymentInstrumentId'])
        return null
      case 'saveForLater':
      case 'moveToSaved':
      case 'removeSaved':
      case 'readSaved':
      case 'readFavorites':
      case 'addFavorite':
      case 'removeFavorite':
      case 'shareFavorites':
      case 'readCart':
      case 'setShippingMethod':
      case 'prepareOrder':
      case 'createCart':
      case 'createCartWithItem':
      case 'reserveWithItem':
      case 'placeOrder':
      case 'patchOrder':
        return null
    }
  }
}

const adjustmentIn = ({ type, value, reason }: Readonly<Record<string, unknown>>): PriceAdjustment => ({
  type: type === 'AMOUNT' ? type : 'PERCENT',
  value: Number(value),
  reason: String(reason),
})

const adjust = (
  held: HeldBasket,
  isIt: (item: BasketItem) => boolean,
  adjustment: (PriceAdjustment & { readonly adjustmentId: string }) | null,
): Settled | null => {
  if (!held.items.some(isIt)) return refused(404, 'ORD404')
  held.items = held.items.map((item) => (isIt(item) ? adjustedItem(item, adjustment) : item))
  return null
}

export const refused = (status: number, errorId: string): Settled => ({
  _tag: 'Refused',
  status,
  errorId,
  message: `said ${errorId}`,
})

export const toBasket = (held: HeldBasket): Basket => ({
  ...paidInParts(held, sampleBasket(held.id, held.version, held.items, held.coupons, held.card)),
  currency: held.currency,
  ...(held.shippingAddress ? { shippingAddress: held.shippingAddress } : {}),
  ...(held.billingAddress ? { billingAddress: held.billingAddress } : {}),
})

const paidInParts = ({ id, agreement, giftCards }: HeldBasket, basket: Basket): Basket => {
  let left = basket.totals.total
  const parts = giftCards.map(({ id: paymentInstrumentId, last4, balance }) => {
    const amount = Math.min(left, balance)
    left -= amount
    return { paymentInstrumentId, payment_method_id: 'GIFT_CARD' as const, giftCard: { last4 }, amount }
  })
  const main = agreement
    ? [{ paymentInstrumentId: `agreed-${id}`, payment_method_id: agreement }]
    : basket.payment_instruments
  return { ...basket, totals: { ...basket.totals, remainingToPay: left }, payment_instruments: [...main, ...parts] }
}
