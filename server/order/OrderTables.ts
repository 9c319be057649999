import type { Order } from '../../contracts/api/order.ts'
import type { CurrencyCode, Json } from '../catalog/CatalogTables.ts'

export type OrderTables = {
  orders: {
    number: string
    basket_id: string
    subject: string
    /**
     * created = stock is held and a payment is under way; pending_authentication = the bank asks the shopper, stock is held,
     * nothing is charged; failed = the payment was refused and the basket is open again, or abandoned after a failed challenge.
     */
    status: 'created' | 'pending_authentication' | 'failed' | 'confirmed'
    email: string
    currency: CurrencyCode
    total: number
    tax: number
    document: Json<Order>
    /** The caller's key of the attempt under way or of the last one. */
    attempt_key: string
    /** The provider's token of what pays; null when nothing is to be paid. */
    attempt_token: string | null
    charge_key: string
    attempt_until: number
    charge_id: string | null
    /** PAY-30: the bank's challenge, as long as the order is kept. */
    challenge_id: string | null
    /** BIS-02 */
    store_id: string | null
    store_employee_id: string | null
    created_at: number
    confirmed_at: number | null
  }
}
