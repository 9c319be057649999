import type { Json } from '../catalog/CatalogTables.ts'
import type { SeedPoint } from './seed/collectionPoints.ts'

/** What of a collection point has no column of its own. */
export type PointDocument = Pick<SeedPoint, 'street' | 'province' | 'postalCode' | 'lat' | 'lng' | 'hours'>

export type StoreTables = {
  store: {
    id: string
    name: string
    country: string
    city: string
    /** Everything else a store shows: address, coordinates, hours, services. */
    document: Json<Readonly<Record<string, unknown>>>
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
  store_employee: { id: string; store_id: string; name: string }
}
