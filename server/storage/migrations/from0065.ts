import { reviewFit } from './0065-review-fit.ts'
import { priceHistory } from './0066-price-history.ts'
import { exchanges } from './0067-exchanges.ts'
import type { Migration } from './Migration.ts'

/** In the order in which they came. */
export const migrationsFrom0065: readonly Migration[] = [
  /** LAW-07: what each product cost since when. */
  { name: '0066-price-history', steps: priceHistory },
  /** CAT-75: how a product fits is one of three choices; it was free text. */
  { name: '0065-review-fit', steps: reviewFit },
  /** ORD-21: what a return is exchanged for. */
  { name: '0067-exchanges', steps: exchanges },
]
