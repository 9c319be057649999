import type { Generated } from 'kysely'
import type { PaymentMethodId } from '../../contracts/api/paymentInstrument.ts'
import type { CurrencyCode } from '../catalog/CatalogTables.ts'

export type GiftCardTables = {
  /** Number and PIN stand nowhere, only the hash of both. Amounts in minor units. A reward and an athlete's credit are accounts of the same kind that belong to somebody. */
  gift_card: {
    /** Unguessable: what a basket names it by. */
    id: string
    secret_hash: string
    method: Generated<Extract<PaymentMethodId, 'GIFT_CARD' | 'REWARD_CODE' | 'REWARD_CARD' | 'ATHLETES_PAYMENT'>>
    /** Whose it is; null = whoever knows number and PIN. */
    consumer_id: Generated<string | null>
    last4: string
    currency: CurrencyCode
    issued: number
    balance: number
    expires_at: number | null
    /** The order it was bought in. */
    order_number: string | null
    item_id: string | null
    created_at: number
  }
  /** What an order has taken off a card: held while it is paid, spent once it is confirmed. */
  gift_card_use: { order_number: string; gift_card_id: string; amount: number }
}
