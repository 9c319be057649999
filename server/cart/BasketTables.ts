import type { Generated } from 'kysely'
import type { CurrencyCode, Json } from '../catalog/CatalogTables.ts'
import type { BasketDocument } from './BasketDocument.ts'
import type { PricingNeeds } from '../inventory/PricingNeeds.ts'

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
    /** Null in a basket that nothing has changed since there are needs. */
    needs: Json<PricingNeeds> | null
    /** Of the row: counts every writing of it. */
    edition: Generated<number>
    created_at: number
    updated_at: number
  }
}
