import type { ColumnType } from 'kysely'
import type { Order, OrderStatus } from '../../../contracts/api/entities/order.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'
import type { TaxGroup } from '../../../core/domain/tax/taxGroup.ts'
import type { CurrencyCode, Json } from './CatalogTables.ts'

export type OrderTables = {
  orders: {
    number: string
    basket_id: string
    subject: string
    /**
     * created = stock is held and a payment is in progress; pending_authentication = the bank asks the shopper, stock
     * is held, nothing is charged; failed = the payment was refused and the basket is open again, or abandoned after a
     * failed challenge. Any order with `confirmed_at` was placed successfully, whatever happened to it later.
     */
    status: OrderStatus
    email: string
    currency: CurrencyCode
    total: number
    tax: number
    document: Json<Order>
    /** ORD-14: what came off the goods and by what, in the shopper's language; null for an older order. */
    discounts: ColumnType<readonly NamedDiscount[] | null, string | null | undefined, string>
    /** ORD-22: by rate, as they were reckoned; null for an older order. */
    taxes: ColumnType<readonly TaxGroup[] | null, string | null | undefined, string>
    /** The caller's key of the attempt in progress or of the last one. */
    attempt_key: string
    /** The provider's token of the main method; null when it has nothing to pay. */
    attempt_token: string | null
    charge_key: string
    attempt_until: number
    charge_id: string | null
    /** PAY-30: the bank's challenge, kept as long as the order. */
    challenge_id: string | null
    /** The site on which it was placed; null for an order older than this column. */
    locale: Locale | null
    /** BIS-02 */
    store_id: string | null
    store_employee_id: string | null
    created_at: number
    confirmed_at: number | null
    /** ORD-09: epoch ms. */
    cancelled_at: number | null
    /** The reason in the caller's words, if any. */
    cancel_reason: string | null
    /** The provider's id of a cancelled order's refund; null while it is owed, or if nothing was paid. */
    refund_id: string | null
  }
  /**
   * OPR-66: a word of a name in an order, without case and accents. An empty one stands for those that are still to be
   * noted.
   */
  order_name: { word: string; order_number: string }
  /** ORD-08: the steps of a shipment since the order was confirmed, each once. `at` in epoch ms. */
  order_step: {
    order_number: string
    shipment_id: string
    status: OrderStatus
    at: number
    tracking_number: string | null
  }
  /**
   * ORD-07: what is returned with one label, the order's first, second … `id` is unguessable: nothing else protects the
   * label's address.
   */
  order_return: {
    id: string
    order_number: string
    place: number
    items: Json<readonly ReturnedItem[]>
    locale: Locale
    at: number
    /** When the warehouse received it, epoch ms. */
    received_at: number | null
    /** ORD-16: what the payment provider has to give back for it, minor units; null = nothing. */
    owed: number | null
    /** The provider's refund, once it was made. */
    refund_id: string | null
  }
  /**
   * OPR-67: what an operator gave back of an order, its first, second …; `items`: for which pieces, none for a mere
   * amount; `amount`: minor units, of which `owed` comes from the payment provider (null = nothing), once as `refund_id`.
   */
  order_refund: {
    id: string
    order_number: string
    place: number
    items: Json<Credit['items']>
    amount: number
    reason: string
    made_by: string
    at: number
    owed: number | null
    refund_id: string | null
  }
  /** ORD-21: pieces that are kept for a return. They are out of the stock until `released_at`; all times epoch ms. */
  order_exchange: {
    return_id: string
    item_id: string
    sku: string
    qty: number
    /** The line as it is sent. */
    item: Json<Order['items'][number]>
    until: number
    released_at: number | null
  }
  /**
   * ORD-23, ORD-24: an invoice or a credit note. `id`: what it is about (`invoice/CN-7K4M-92XQ`). Year and place are its
   * number; null until it is given. Times in epoch ms.
   */
  order_paper: {
    id: string
    order_number: string
    kind: PaperKind
    due_at: number
    year: number | null
    place: number | null
    issued_at: number | null
    /** What a credit note gives back; null for an invoice. */
    credit: ColumnType<Credit | null, string | null | undefined, never>
  }
  /** The number given last, of each kind; whoever gives the next one locks the row. */
  paper_sequence: { kind: PaperKind; year: number; last: number; issued_at: number }
}

export type PaperKind = 'invoice' | 'creditNote'

/**
 * ORD-24: `total`: what is given back, minor units; `taxes`: of which taxes, null where only the sum is known; `items`:
 * for what; `parts`: to which of the order's payments.
 */
export type Credit = {
  readonly total: number
  readonly taxes: readonly TaxGroup[] | null
  readonly items: readonly { readonly itemId: string; readonly qty: number }[]
  readonly parts: readonly { readonly instrumentId: string; readonly amount: number }[]
}

/** What an order keeps about its sums beside its document. */
export type OrderFigures = {
  readonly discounts: readonly NamedDiscount[] | null
  readonly taxes: readonly TaxGroup[] | null
}

/** `discount`: minor units, more than 0. */
export type NamedDiscount = { readonly name: string; readonly discount: number }

export type ReturnedItem = {
  readonly itemId: string
  readonly qty: number
  readonly reason?: string
  readonly exchangeFor?: string
}
