import type { Json } from '../catalog/CatalogTables.ts'

export type StoreTables = {
  store: {
    id: string
    name: string
    country: string
    city: string
    /** Everything else a store shows: address, coordinates, hours, services. */
    document: Json<Readonly<Record<string, unknown>>>
  }
  /** No row = no piece. */
  store_stock: { store_id: string; sku: string; available: number }
  store_employee: { id: string; store_id: string; name: string }
}
