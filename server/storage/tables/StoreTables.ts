import type { SeedPoint } from '../migrations/collectionPoints.ts'
import type { Json } from './CatalogTables.ts'

/** The parts of a collection point without a column of their own. */
export type PointDocument = Pick<SeedPoint, 'street' | 'province' | 'postalCode' | 'lat' | 'lng' | 'hours'>

/** The parts of a store without a column of their own. */
export type StoreDocument = {
  readonly street: string
  /** State or province where the country writes one. */
  readonly province?: string
  readonly postalCode: string
  readonly lat: number
  readonly lng: number
  readonly phone: string
  /** Monday first, 'HH:MM' in local time; null when closed. */
  readonly hours: readonly ({ readonly opens: string; readonly closes: string } | null)[]
  readonly services: readonly string[]
}

export type StoreTables = {
  store: {
    id: string
    name: string
    country: string
    city: string
    document: Json<StoreDocument>
  }
  collection_point: {
    id: string
    country: string
    name: string
    city: string
    carrier: string
    is_open: boolean
    /** null = any parcel. */
    most_pieces: number | null
    document: Json<PointDocument>
  }
  /** No row = no piece. */
  store_stock: { store_id: string; sku: string; available: number }
  /** BIS-07: `store_id` null = for any store, `expires_at` null = never expires and works for any number of devices. */
  enrolment_code: { hash: string; store_id: string | null; expires_at: number | null; used_at: number | null }
  /** `hash` of the device's secret, `code_hash` of the code that enrolled it. */
  store_device: {
    id: string
    hash: string
    store_id: string
    code_hash: string
    enrolled_at: number
    revoked_at: number | null
  }
  store_employee: { id: string; store_id: string; name: string }
}

export type HoldTables = {
  /** Counts until `until` (epoch ms) while its basket is open; see heldByOthers. */
  stock_hold: { basket_id: string; store_id: string; sku: string; qty: number; until: number }
}
