import type { Migration } from './Migration.ts'

/**
 * CART-13: pieces reserved for a basket until `until` (epoch ms). After that the row has no effect; nobody has to
 * delete it.
 */
export const stockHolds: Migration = {
  name: '0009-stock-holds',
  steps: [
    `create table if not exists stock_hold (
      basket_id text not null, sku text not null, qty int4 not null check (qty > 0), until int8 not null,
      primary key (basket_id, sku))`,
    `create index if not exists stock_hold_by_sku on stock_hold (sku, until)`,
  ],
}
