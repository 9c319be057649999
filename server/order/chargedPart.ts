import type { Order } from '../../contracts/api/order.ts'
import { isMainMethod } from '../../core/domain/payment/paymentMethods.ts'

/** PAY-17: what of an order the main method pays, minor units; 0 when the others have paid all of it. */
export const chargedPart = ({ paymentMethod }: Pick<Order, 'paymentMethod'>): number =>
  paymentMethod.find(({ payment_method_id: method }) => isMainMethod(method))?.additionalData.amount ?? 0

/** What all instruments of an order pay together. */
export const paidSum = ({ paymentMethod }: Pick<Order, 'paymentMethod'>): number =>
  paymentMethod.reduce((sum, { additionalData }) => sum + additionalData.amount, 0)
