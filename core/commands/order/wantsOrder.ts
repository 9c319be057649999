import { sessionOfAction } from '../../domain/payment/challengeAction.ts'
import type { PendingOrder } from '../../domain/order/order.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import type { Call } from '../call.ts'

/** CART-25: prepared, then placed; asked again under the same keys until the server has said what became of it. Asked for when the cart lane owes nothing. */
export const wantsOrder = ({ order, cart, checkout }: ShopperState): Call | null => {
  const { placing } = order
  const basket = cart.basket
  if (!placing || !basket || cart.rebuild) return null
  const call = { lane: 'order', basketId: basket.basketId, secret: null, strict: true } as const
  if (placing.phase !== 'prepare' && placing.phase !== 'place') return patchCall(placing, call)
  if (placing.phase === 'prepare') {
    return { ...call, key: `${placing.id}/0`, endpoint: 'prepareOrder', input: { body: { basketId: basket.basketId } } }
  }
  const paying = basket.agreement ?? basket.card ?? basket.partPayments?.[0]
  return {
    ...call,
    secret: placing.botCheckRef === null ? null : { ref: placing.botCheckRef, field: 'recaptcha_response' },
    key: `${placing.id}/1`,
    endpoint: 'placeOrder',
    input: {
      body: {
        cartId: basket.basketId,
        ...(basket.billingAddress ? { billingAddress: { ...basket.billingAddress, approachType: 'B' } } : {}),
        paymentMethod: {
          ...(paying ? { paymentInstrumentId: paying.instrumentId } : {}),
          additionalData: {
            shownTotal: placing.shownTotal,
            ...(placing.shownRemaining === undefined ? {} : { shownRemaining: placing.shownRemaining }),
          },
        },
        ...(checkout.card?.face.bin === undefined ? {} : { bin: checkout.card.face.bin }),
        type:
          basket.agreement?.method ??
          (basket.card ? 'CREDIT_CARD' : (basket.partPayments?.[0]?.method ?? 'CREDIT_CARD')),
        ...(placing.inStoreSalesInfo ? { inStoreSalesInfo: placing.inStoreSalesInfo } : {}),
      },
    },
  }
}

/**
 * PAY-32: what the bank gave goes from memory into this one call; an abandoned challenge has nothing to give and says so.
 * Two calls, two keys: the server answers either with what has become of the order. While the bank asks, nothing is owed.
 */
const patchCall = (
  { id, phase, challenge }: PendingOrder,
  call: Omit<Call, 'key' | 'endpoint' | 'input'>,
): Call | null => {
  if (!challenge || phase === 'challenge') return null
  const { orderNumber, action, instrumentId, cardType, secretRef } = challenge
  const body = {
    paymentMethod: { code: 'CREDIT_CARD', ...(cardType === null ? {} : { cardType }) },
    paymentInstrumentId: instrumentId,
    sessionID: sessionOfAction(action),
  }
  const patch = { ...call, endpoint: 'patchOrder', input: { params: { orderNumber }, body } } as const
  if (phase === 'abandon')
    return { ...patch, key: `${id}/3`, input: { ...patch.input, body: { ...body, threeDS2Result: 'abandoned' } } }
  return { ...patch, key: `${id}/2`, secret: { ref: secretRef ?? '', field: 'threeDS2Result' } }
}
