import type { CardBrand } from '../../../contracts/api/paymentInstrument.ts'

export type CardTables = {
  /** ACC-30, PAY-01: what may be shown of a card, and the payment provider's token for it; `created_at` in epoch ms, the oldest first. */
  consumer_card: {
    id: string
    consumer_id: string
    token: string
    brand: CardBrand
    last4: string
    expiry_month: number
    expiry_year: number
    holder: string
    is_main: boolean
    /** ACC-25: a billing address of the same account. */
    address_id: string | null
    sameness: string
    created_at: number
  }
}
