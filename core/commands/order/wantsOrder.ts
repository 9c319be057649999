import { sessionOfAction } from '../../domain/payment/providerPage.ts'
import type { ConfirmedBasket } from '../../domain/cart/confirmedBasket.ts'
import type { Challenge, PendingOrder } from '../../domain/order/order.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import { owedCall } from '../call.ts'
import type { Call, Request } from '../call.ts'
import { defined } from '../../domain/fields/fields.ts'

/**
 * CART-25: prepared, then placed; repeated under the same keys until the server has given the outcome. Starts when the
 * cart lane owes nothing.
 */
export const wantsOrder = ({ order, cart, checkout }: ShopperState): Call | null => {
  const { placing } = order
  const { basket } = cart
  if (!placing || !basket || cart.rebuild) return null
  const owed = (number: number, request: Request): Call =>
    owedCall('order', `${placing.id}/${number}`, request, basket.basketId)
  switch (placing.phase) {
    case 'prepare':
      return owed(0, { endpoint: 'prepareOrder', input: { body: { basketId: basket.basketId } } })
    case 'place':
      return owed(1, placeRequest(placing, basket, checkout))
    case 'challenge':
      return null
    case 'complete':
      return placing.challenge && owed(2, patchRequest(placing.challenge))
    case 'abandon':
      return placing.challenge && owed(3, abandonRequest(placing.challenge))
  }
}

const placeRequest = (placing: PendingOrder, basket: ConfirmedBasket, { card }: ShopperState['checkout']): Request => {
  const paying = basket.agreement ?? basket.card ?? basket.partPayments?.[0]
  return {
    endpoint: 'placeOrder',
    input: {
      body: {
        cartId: basket.basketId,
        ...(basket.billingAddress ? { billingAddress: { ...basket.billingAddress, approachType: 'B' } } : {}),
        paymentMethod: {
          ...(paying ? { paymentInstrumentId: paying.instrumentId } : {}),
          additionalData: {
            shownTotal: placing.shownTotal,
            ...defined({ shownRemaining: placing.shownRemaining }),
          },
        },
        ...defined({ bin: card?.face.bin }),
        type:
          basket.agreement?.method ??
          (basket.card ? 'CREDIT_CARD' : (basket.partPayments?.[0]?.method ?? 'CREDIT_CARD')),
        ...(placing.inStoreSalesInfo ? { inStoreSalesInfo: placing.inStoreSalesInfo } : {}),
      },
    },
    secret: placing.botCheckRef === null ? null : { ref: placing.botCheckRef, field: 'recaptcha_response' },
  }
}

/**
 * PAY-32: the bank's result goes from memory into this one call; an abandoned challenge has none and says so. Two
 * calls, two keys: the server answers either with the order's outcome. While the bank asks, nothing is owed.
 */
const patchRequest = (challenge: Challenge): Request => ({
  ...patchOf(challenge, {}),
  secret: { ref: challenge.secretRef ?? '', field: 'threeDS2Result' },
})

const abandonRequest = (challenge: Challenge): Request => patchOf(challenge, { threeDS2Result: 'abandoned' })

const patchOf = (
  { orderNumber, action, instrumentId, cardType }: Challenge,
  result: { readonly threeDS2Result?: 'abandoned' },
): Request => ({
  endpoint: 'patchOrder',
  input: {
    params: { orderNumber },
    body: {
      paymentMethod: { code: 'CREDIT_CARD', ...(cardType === null ? {} : { cardType }) },
      paymentInstrumentId: instrumentId,
      sessionID: sessionOfAction(action),
      ...result,
    },
  },
})
