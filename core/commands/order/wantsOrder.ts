import type { Shop } from '../../domain/shop/shop.ts'
import type { Call } from '../call.ts'

/** CART-25: prepared, then placed; asked again under the same keys until the server has said what became of it. */
export const wantsOrder = ({ order, cart, checkout }: Shop): Call | null => {
  const { placing } = order
  const basket = cart.basket
  if (!placing || !basket || cart.pending.length > 0 || cart.rebuild) return null
  const call = { lane: 'order', basketId: basket.basketId, secret: null, strict: true } as const
  if (placing.phase === 'prepare') {
    return { ...call, key: `${placing.id}/0`, endpoint: 'prepareOrder', input: { body: { basketId: basket.basketId } } }
  }
  return {
    ...call,
    key: `${placing.id}/1`,
    endpoint: 'placeOrder',
    input: {
      body: {
        cartId: basket.basketId,
        ...(basket.billingAddress ? { billingAddress: { ...basket.billingAddress, approachType: 'B' } } : {}),
        paymentMethod: {
          ...(basket.card ? { paymentInstrumentId: basket.card.instrumentId } : {}),
          additionalData: { shownTotal: placing.shownTotal },
        },
        ...(checkout.card ? { bin: checkout.card.face.bin } : {}),
        type: 'CREDIT_CARD',
      },
    },
  }
}
