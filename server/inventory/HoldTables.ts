export type HoldTables = {
  /** Counts while `until` (epoch ms) has not passed and its basket is open; see heldByOthers. */
  stock_hold: { basket_id: string; store_id: string; sku: string; qty: number; until: number }
}
