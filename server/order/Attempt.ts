import type { CurrencyCode } from '../catalog/CatalogTables.ts'

/** A payment under way, as the order's row remembers it: whoever holds it can go on from here. */
export type Attempt = {
  readonly orderNumber: string
  readonly basketId: string
  /** The same key at the provider however often it is tried. */
  readonly chargeKey: string
  /** Null when there is nothing for a main method to pay. */
  readonly token: string | null
  /** What the main method pays, minor units. */
  readonly amount: number
  readonly currency: CurrencyCode
}

/** ms for which nobody else may finish an attempt: longer than a call to the provider may take. */
export const attemptLeaseMs = 30_000
