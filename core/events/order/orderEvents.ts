import { Schema } from 'effect'
import { Notification } from '../../../contracts/api/entities/basket.ts'
import { InStoreSalesInfo } from '../../../contracts/api/entities/store.ts'
import { Currency } from '../../../contracts/api/wire.ts'
import type { StoredOrder, StoredOrderProblem } from '../../domain/order/storedOrder.ts'
import { ConfirmedBasketShape } from '../cart/cartShapes.ts'
import { event } from '../eventSchema.ts'

type Shape<T> = Schema.Codec<T, unknown, never, never>

export const ConfirmedOrderShape = Schema.Struct({
  orderNumber: Schema.String,
  placedAt: Schema.Int,
  currency: Currency,
  taxIncluded: Schema.Boolean,
  email: Schema.String,
  totals: Schema.Struct({
    total: Schema.Int,
    totalDiscount: Schema.Int,
    discount: Schema.Int,
    itemTotal: Schema.Int,
    totalWithoutTax: Schema.Int,
    shipping: Schema.Int,
    tax: Schema.Int,
    remainingToPay: Schema.Int,
    totalUnits: Schema.Int,
    itemSubTotal: Schema.Int,
    netAmount: Schema.Int,
    taxAmount: Schema.Int,
    appliedRewards: Schema.Int,
    totalDiscountPercentage: Schema.Finite,
  }),
  couponItems: Schema.Array(Schema.Struct({ code: Schema.String, discount: Schema.Int })),
  customerNotifications: Schema.Array(Notification),
  lines: Schema.Array(
    Schema.Struct({
      id: Schema.String,
      sku: Schema.String,
      name: Schema.String,
      variant: Schema.String,
      quantity: Schema.Int,
      rowTotal: Schema.Int,
      originalRowTotal: Schema.Int,
      adjustment: Schema.optionalKey(Schema.Struct({ reason: Schema.String, amount: Schema.Int })),
      picture: Schema.String,
      tint: Schema.String,
      path: Schema.String,
      isBonus: Schema.optionalKey(Schema.Boolean),
      recipeId: Schema.optionalKey(Schema.String),
      giftOption: Schema.optionalKey(Schema.Struct({ to: Schema.String })),
    }),
  ),
  shipments: Schema.Array(
    Schema.Struct({
      shipmentId: Schema.String,
      code: Schema.String,
      label: Schema.String,
      deliveryTime: Schema.String,
      price: Schema.Int,
      lineIds: Schema.Array(Schema.String),
      address: Schema.Array(Schema.String),
    }),
  ),
  payments: Schema.Array(
    Schema.Struct({
      method: Schema.String,
      brand: Schema.NullOr(Schema.String),
      last4: Schema.NullOr(Schema.String),
      amount: Schema.Int,
    }),
  ),
}) satisfies Shape<StoredOrder>

const ProblemShape = Schema.Struct({
  problemId: Schema.String,
  errorId: Schema.String,
  message: Schema.String,
  surface: Schema.Literals(['banner', 'toast', 'flash']),
  step: Schema.NullOr(Schema.Literals(['shipping', 'billing'])),
}) satisfies Shape<StoredOrderProblem>

export const OrderEvent = Schema.Union([
  event('v1.OrderRequested', {
    id: Schema.String,
    at: Schema.Int,
    shownTotal: Schema.Int,
    shownRemaining: Schema.optionalKey(Schema.Int),
    inStoreSalesInfo: Schema.optionalKey(InStoreSalesInfo),
    botCheckRef: Schema.optionalKey(Schema.String),
  }),
  /** CHK-09: the bot check's answer was only in memory, and the memory is gone: the order is sent without it. */
  event('v1.BotCheckLost', { id: Schema.String }),
  /** Before the first byte of a phase is sent. */
  event('v1.OrderSent', {
    id: Schema.String,
    phase: Schema.Literals(['prepare', 'place', 'challenge', 'complete', 'abandon']),
  }),
  event('v1.OrderPrepared', { id: Schema.String, basket: ConfirmedBasketShape }),
  /** PAY-30: the order is held, and the bank asks the shopper before anything is charged. */
  event('v1.ChallengeRequired', {
    id: Schema.String,
    orderNumber: Schema.String,
    action: Schema.String,
    instrumentId: Schema.String,
    cardType: Schema.NullOr(Schema.String),
  }),
  /** The bank has its answer; its result is in memory under this name. */
  event('v1.ChallengeAnswered', { id: Schema.String, secretRef: Schema.String }),
  event('v1.ChallengeAbandoned', { id: Schema.String }),
  /** The bank's result was only in memory, and the memory is gone: its page gives it again. */
  event('v1.ChallengeResumed', { id: Schema.String }),
  /** PAY-33: nothing was charged; the basket ends with its order, and its content is put into a new one. */
  event('v1.AuthenticationFailed', { id: Schema.String, basketId: Schema.String, problem: ProblemShape }),
  event('v1.OrderConfirmed', { id: Schema.String, order: ConfirmedOrderShape }),
  event('v1.OrderRefused', {
    id: Schema.String,
    problem: ProblemShape,
    /** The basket after prepareOrder, if that is what differs. */
    basket: Schema.NullOr(ConfirmedBasketShape),
    refresh: Schema.Boolean,
  }),
  event('v1.OrderProblemDismissed', {}),
  event('v1.ConfirmationClosed', {}),
])
export type OrderEvent = typeof OrderEvent.Type
