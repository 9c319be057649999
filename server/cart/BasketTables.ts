import type { CurrencyCode, Json } from '../catalog/CatalogTables.ts'
import type { BasketDocument } from './BasketDocument.ts'

export type BasketTables = {
  basket: {
    id: string
    subject: string
    /** ordering = a payment is under way and nothing may change; ordered = it belongs to an order for ever. */
    status: 'open' | 'ordering' | 'ordered' | 'abandoned'
    version: number
    country: string
    currency: CurrencyCode
    document: Json<BasketDocument>
    created_at: number
    updated_at: number
  }
}
