import type { OrderStatus } from '../../../contracts/api/entities/order.ts'
import type { PaymentMethodId } from '../../../contracts/api/entities/paymentInstrument.ts'
import type { Currency } from '../../../contracts/api/wire.ts'
import type { ShippingMethodCode } from '../../../contracts/api/entities/shippingMethod.ts'
import type { OperatorOrder, OperatorOrderRow, OrderQueue } from '../../../contracts/api/operator/operatorOrder.ts'
import { formatMoney } from '../../../core/domain/money/formatMoney.ts'
import { stepAfter } from '../../../core/domain/order/fulfilment.ts'
import type { Tone } from '../parts/Toned.tsx'

/** OPR-10: the lists of the screen, and all of them. */
export const queueNames: Readonly<Record<OrderQueue | 'all', string>> = {
  all: 'All',
  toPack: 'To pack',
  sent: 'Sent',
  delivered: 'Delivered',
  returning: 'Returning',
  cancelled: 'Cancelled',
  refundOwed: 'Refund owed',
}

export const statusNames: Readonly<Record<OrderStatus, string>> = {
  created: 'Being placed',
  pending_authentication: 'The bank asks',
  confirmed: 'To pack',
  processing: 'Packed',
  shipped: 'Sent',
  ready_for_pickup: 'Ready to collect',
  delivered: 'Delivered',
  failed: 'Refused',
  cancelled: 'Cancelled',
  return_requested: 'Return on its way',
  returned: 'Returned',
}

/** What a list says of an order. */
export const stateOf = ({
  status,
  isRefundOwed,
}: Pick<OperatorOrderRow, 'status' | 'isRefundOwed'>): { readonly text: string; readonly tone: Tone } => {
  if (isRefundOwed) return { text: `${statusNames[status]}, refund owed`, tone: 'waiting' }
  if (status === 'confirmed') return { text: statusNames[status], tone: 'plain' }
  return { text: statusNames[status], tone: status === 'cancelled' || status === 'returned' ? 'quiet' : 'positive' }
}

const ways: Readonly<Record<ShippingMethodCode, string>> = {
  standard: 'Standard',
  home: 'Home delivery',
  customs: 'Customs',
  digital: 'By email',
  pickup: 'Collected in store',
  sts: 'Sent to store',
  pudo: 'Collection point',
}

export const wayText = (code: ShippingMethodCode): string => ways[code]

export const goingText = ({ shipments }: Pick<OperatorOrderRow, 'shipments'>): string =>
  shipments.map(({ code, city }) => (city === undefined ? ways[code] : `${ways[code]}, ${city}`)).join(' + ')

export const moneyText = (minor: number, currency: Currency): string => formatMoney(minor, currency, 'en-us')

const payments: Readonly<Record<PaymentMethodId, string>> = {
  CREDIT_CARD: 'Card',
  GIFT_CARD: 'Gift card',
  REWARD_CODE: 'Reward code',
  REWARD_CARD: 'Reward card',
  LOYALTY_POINTS: 'Points',
  ATHLETES_PAYMENT: 'Athlete’s credit',
  KLARNA: 'Klarna',
  PAYPAL: 'PayPal',
}

export const paymentText = (id: PaymentMethodId): string => payments[id]

const stepNames: Partial<Readonly<Record<OrderStatus, string>>> = {
  processing: 'Mark as packed',
  shipped: 'Mark as sent',
  ready_for_pickup: 'Mark as ready to collect',
  delivered: 'Mark as delivered',
}

/** What the next press of the warehouse means; undefined: there is nothing left to do. */
export const nextStepText = ({ order }: OperatorOrder): string | undefined => {
  if (order.status === 'return_requested') return 'The return has arrived'
  const [next] = order.shipments.flatMap(({ shipmentId, shippingMethod: { code } }) => {
    const steps = order.tracking.find((each) => each.shipmentId === shipmentId)?.steps ?? []
    return stepAfter(code, steps.at(-1)?.status ?? 'confirmed') ?? []
  })
  return next && stepNames[next]
}
