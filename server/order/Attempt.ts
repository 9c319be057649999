import type { Order } from '../../contracts/api/entities/order.ts'
import { sum } from '../../core/domain/money/amounts.ts'
import { isMainMethod } from '../../core/domain/payment/payments.ts'
import type { CurrencyCode } from '../storage/tables/CatalogTables.ts'

/** A payment in progress, as the order's row stores it; its holder can continue from here. */
export type Attempt = {
  readonly orderNumber: string
  readonly basketId: string
  /** The same key at the provider for every attempt. */
  readonly chargeKey: string
  /** Null when there is nothing for a main method to pay. */
  readonly token: string | null
  /** What the main method pays, minor units. */
  readonly amount: number
  readonly currency: CurrencyCode
}

/** ms for which no other process may finish an attempt: longer than a call to the provider may take. */
export const attemptLeaseMs = 30_000

/** PAY-17: the part of an order that the main method pays, minor units; 0 when the others have paid all of it. */
export const chargedPart = ({ paymentMethod }: Pick<Order, 'paymentMethod'>): number =>
  paymentMethod.find(({ payment_method_id: method }) => isMainMethod(method))?.additionalData.amount ?? 0

/** What all instruments of an order pay together. */
export const paidSum = ({ paymentMethod }: Pick<Order, 'paymentMethod'>): number =>
  sum(paymentMethod.map(({ additionalData }) => additionalData.amount))
