import type { Order, OrderStatus } from '../../contracts/api/order.ts'
import type { Locale } from '../../core/domain/locale/locales.ts'
import type { CurrencyCode, Json } from '../catalog/CatalogTables.ts'

export type OrderTables = {
  orders: {
    number: string
    basket_id: string
    subject: string
    /**
     * created = stock is held and a payment is under way; pending_authentication = the bank asks the shopper, stock is held,
     * nothing is charged; failed = the payment was refused and the basket is open again, or abandoned after a failed challenge.
     * From confirmed on, whoever reads `confirmed_at` knows that it was ordered, whatever became of it.
     */
    status: OrderStatus
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
    /** The site it was placed on; null for an order older than this column. */
    locale: Locale | null
    /** BIS-02 */
    store_id: string | null
    store_employee_id: string | null
    created_at: number
    confirmed_at: number | null
    /** ORD-09: epoch ms. */
    cancelled_at: number | null
    /** In the words of whoever cancelled, if any. */
    cancel_reason: string | null
    /** What the provider calls the refund of a cancelled order; null while it is owed, or nothing was paid. */
    refund_id: string | null
  }
  /** ORD-08: where a shipment has been since it was confirmed, each station once. `at` in epoch ms. */
  order_step: {
    order_number: string
    shipment_id: string
    status: OrderStatus
    at: number
    tracking_number: string | null
  }
  /** ORD-07: what is sent back with one label, the order's first, second … `id` is unguessable: it is all of the label's address. */
  order_return: {
    id: string
    order_number: string
    place: number
    items: Json<readonly ReturnedItem[]>
    locale: Locale
    at: number
  }
}

export type ReturnedItem = { readonly itemId: string; readonly qty: number; readonly reason?: string }
