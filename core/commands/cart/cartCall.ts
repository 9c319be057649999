import type { AddressEntry } from '../../../contracts/commands/addressEntry.ts'
import type { Cart, WantedLine } from '../../domain/cart/cart.ts'
import type { PendingChange } from '../../domain/cart/changes/cartChange.ts'
import type { ConfirmedBasket } from '../../domain/cart/confirmedBasket.ts'
import type { AddressContext } from '../../domain/cart/rebuildSteps.ts'
import type { SavedItems } from '../../domain/saved/saved.ts'
import type { Call, EndpointName } from '../call.ts'
import { removeSavedCall, saveCall } from '../saved/savedCall.ts'

/** The next call of a change, against the basket as it is now. Without a basket the first call makes one. */
export const changeCall = (cart: Cart, saved: SavedItems, change: PendingChange): Call => {
  const at = (endpoint: EndpointName, input: Call['input'], secret: Call['secret'] = null): Call => ({
    key: `${change.changeId}/${change.call}`,
    lane: 'cart',
    endpoint,
    input,
    basketId: cart.basket?.basketId ?? null,
    secret,
    strict: false,
  })
  const { wish: wanted } = change
  const about = ({ endpoint, input }: Pick<Call, 'endpoint' | 'input'>) => at(endpoint, input)
  if (wanted.kind === 'SaveLine') return about(saveCall(cart, saved, wanted))
  if (wanted.kind === 'RemoveSaved' || (wanted.kind === 'MoveToCart' && wanted.phase === 'drop'))
    return about(removeSavedCall(saved, wanted.line.key))
  const { basket } = cart
  if (wanted.kind === 'AddItem') return about(addCall(basket, wanted.line))
  if (wanted.kind === 'MoveToCart') return about(addCall(basket, wanted.line, savedIn(saved, wanted.line)))
  if (!basket) return at('createCart', { body: {} })
  const cartId = basket.basketId
  switch (wanted.kind) {
    case 'SetQuantity':
      return at('updateItem', {
        params: { basketId: cartId },
        body: { cartId, itemId: itemIdOf(basket, wanted.key), qty: wanted.quantity },
      })
    case 'RemoveLine':
      return at('removeItem', { body: { cartId, itemId: itemIdOf(basket, wanted.key) } })
    case 'SwitchVariant':
      if (wanted.phase === 'change')
        return at('updateItem', {
          params: { basketId: cartId },
          body: { cartId, itemId: itemIdOf(basket, wanted.from.key), productId: wanted.to.product.sku },
        })
      return wanted.phase === 'remove'
        ? at('removeItem', { body: { cartId, itemId: itemIdOf(basket, wanted.from.key) } })
        : about(addCall(basket, wanted.phase === 'add' ? wanted.to : wanted.from))
    case 'AdjustPrice': {
      const adjustmentId = lineOf(basket, wanted.key)?.adjustment?.adjustmentId
      return adjustmentId === undefined
        ? at('addPriceAdjustment', {
            params: { basketId: cartId },
            body: { itemId: itemIdOf(basket, wanted.key), ...wanted.adjustment },
          })
        : at('changePriceAdjustment', { params: { basketId: cartId, adjustmentId }, body: { ...wanted.adjustment } })
    }
    case 'RemoveAdjustment':
      return at('removePriceAdjustment', {
        params: { basketId: cartId, adjustmentId: lineOf(basket, wanted.key)?.adjustment?.adjustmentId ?? '' },
      })
    case 'ApplyCoupon':
      return at('applyCoupon', { body: { cartId, code: wanted.code } })
    case 'RemoveCoupon':
      return at('removeCoupon', { body: { cartId, code: wanted.code } })
    case 'EstimateShipping':
      return at('setShippingAddress', {
        params: { basketId: cartId },
        body: shippingBody(estimateAddress(wanted), 'estimate'),
      })
    case 'SetShippingAddress':
      return at('setShippingAddress', {
        params: { basketId: cartId },
        body: shippingBody(wanted.address, wanted.context ?? 'checkout'),
      })
    case 'SetShippingMethod':
      return at('setShippingMethod', methodInput(cartId, wanted))
    case 'SetDelivery':
      return at('updateItem', {
        params: { basketId: cartId },
        query: wanted.storeId === null ? { action: 'home' } : { action: 'pickup', ...inStore(wanted.storeId) },
        body: { cartId, itemId: itemIdOf(basket, wanted.key) },
      })
    case 'SetBillingAddress':
      return at('setBillingAddress', {
        params: { basketId: cartId },
        body: { ...addressBody(wanted.address), approachType: 'B' },
      })
    case 'AddCard':
      return wanted.savedCardId === undefined
        ? at(
            'addPaymentInstrument',
            {
              params: { basketId: cartId },
              body: { payment_method_id: 'CREDIT_CARD', ...(wanted.keep ? { keep: true } : {}) },
            },
            { ref: wanted.secretRef, field: 'card' },
          )
        : at('addPaymentInstrument', {
            params: { basketId: cartId },
            body: { payment_method_id: 'CREDIT_CARD', paymentInstrumentId: wanted.savedCardId },
          })
    case 'AddAgreement':
      return at('addPaymentInstrument', {
        params: { basketId: cartId },
        body: { payment_method_id: wanted.method, paymentSession: wanted.sessionId },
      })
    case 'AddGiftCard':
      return at(
        'addPaymentInstrument',
        { params: { basketId: cartId }, body: { payment_method_id: 'GIFT_CARD' } },
        { ref: wanted.secretRef, field: 'giftCard' },
      )
    case 'ApplyReward':
      return at('setReward', { params: { basketId: cartId }, body: { appliedLoyaltyVoucher: wanted.voucher } })
    case 'AddPartPayment':
      return at('addPaymentInstrument', {
        params: { basketId: cartId },
        body: {
          payment_method_id: wanted.method,
          ...(wanted.code === null ? {} : { code: wanted.code }),
          ...(wanted.savedId === null ? {} : { paymentInstrumentId: wanted.savedId }),
        },
      })
    case 'RemoveInstrument':
      return at('removePaymentInstrument', {
        params: { basketId: cartId },
        body: { paymentInstrumentId: wanted.instrumentId },
      })
  }
}

/** CART-12, CART-13, CART-16: a line into the basket, or into one it makes. */
export const addCall = (
  basket: ConfirmedBasket | null,
  line: WantedLine,
  more: Record<string, unknown> = {},
): Pick<Call, 'endpoint' | 'input'> => {
  const body = { ...itemBody(line), ...more }
  if (basket)
    return {
      endpoint: 'addItem',
      input: { body: { cartId: basket.basketId, ...body, ...(line.reserve ? { reserve: true } : {}) } },
    }
  return line.reserve
    ? { endpoint: 'reserveWithItem', input: { query: { storeId: line.delivery }, body } }
    : { endpoint: 'createCartWithItem', input: { body } }
}

/** CART-24: only the server can say what was agreed on what it has kept. */
const savedIn = ({ items }: SavedItems, { key, adjustment }: WantedLine): Record<string, unknown> => {
  const kept = adjustment && items.find((item) => item.key === key)
  return kept ? { savedItemId: kept.itemId } : {}
}

/** CART-14: the gift option goes only when all three parts are there. */
const itemBody = (line: WantedLine): Record<string, unknown> => ({
  productId: line.product.sku,
  qty: line.quantity,
  maxQty: line.product.maxQuantity,
  pdpUrl: line.product.path,
  ...(line.delivery === 'home' ? {} : { code: 'pickup', storeId: line.delivery }),
  ...(line.recipeId === null ? {} : { recipeId: line.recipeId }),
  ...(line.giftOption && Object.values(line.giftOption).every((part) => part.trim() !== '')
    ? { giftOption: line.giftOption }
    : {}),
})

/** SHIP-22 */
export const inStore = (storeId: string | undefined): Record<string, unknown> =>
  storeId === undefined ? {} : { favStoreId: storeId }

/** STORE-02: the place a method ends at is a store's, or a collection point's. */
export const methodInput = (
  cartId: string,
  { code, shippingId, storeId }: { readonly code: string; readonly shippingId: string; readonly storeId?: string },
): Call['input'] => {
  const body = { cartId, code, shippingId, shopperAppliedSM: true }
  if (code !== 'pudo') return { query: inStore(storeId), body }
  return { query: {}, body: { ...body, ...(storeId === undefined ? {} : { collectionPointId: storeId }) } }
}

/** SHIP-17 */
export const shippingBody = (address: AddressEntry, context: AddressContext): Record<string, unknown> => ({
  addresses: [{ ...addressBody(address), shippingId: 'me', approachType: 'S' }],
  context,
})

export const addressBody = (address: AddressEntry): Record<string, unknown> => ({ ...address })

const estimateAddress = (wanted: {
  readonly postalCode: string
  readonly country: string
  readonly province: string | null
}): AddressEntry => ({
  postalCode: wanted.postalCode,
  country: wanted.country,
  ...(wanted.province === null ? {} : { province: wanted.province }),
})

/** The server's id of a line known by its natural key. `wants` only asks while the line is there. */
export const itemIdOf = (basket: ConfirmedBasket, key: string): string => lineOf(basket, key)?.itemId ?? ''

const lineOf = ({ lines }: ConfirmedBasket, key: string) => lines.find((line) => line.key === key)
