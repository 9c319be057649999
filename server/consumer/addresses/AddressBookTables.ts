import type { Address } from '../../../contracts/api/address.ts'
import type { Json } from '../../catalog/CatalogTables.ts'

export type AddressBookTables = {
  /** ACC-20. `document`: without ids, type and mark. `sameness`: ACC-25. `created_at`: epoch ms; the oldest comes first. */
  consumer_address: {
    id: string
    consumer_id: string
    type: 'S' | 'B'
    is_main: boolean
    sameness: string
    document: Json<Address>
    created_at: number
  }
}
