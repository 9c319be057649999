import type { Insertable } from 'kysely'
import type { Tables } from '../storage/Tables.ts'
import type { SeedCategory } from './seed/categories.ts'
import type { SeedVariant } from './seed/seedCatalogue.ts'
import type { SeedProduct } from './seed/SeedProduct.ts'

/** All the first start writes. */
export type SeedCatalogue = {
  readonly categories: readonly SeedCategory[]
  readonly products: readonly SeedProduct[]
  readonly variantsOf: (product: SeedProduct) => readonly SeedVariant[]
  readonly reviews: readonly Insertable<Tables['review']>[]
  readonly questions: readonly Insertable<Tables['question']>[]
  readonly stores: readonly Insertable<Tables['store']>[]
  readonly employees: readonly Insertable<Tables['store_employee']>[]
}
