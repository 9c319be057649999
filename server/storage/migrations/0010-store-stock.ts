import { openingStoreStock } from '../../inventory/openingStoreStock.ts'
import type { Migration } from './Migration.ts'

/** CAT-06: what lies in each store, beside the warehouse's `stock`; and the store a basket's pieces are held in. */
export const storeStock: Migration = {
  name: '0010-store-stock',
  steps: [
    `create table if not exists store_stock (
      store_id text not null, sku text not null, available int4 not null check (available >= 0),
      primary key (store_id, sku))`,
    openingStoreStock,
    `alter table stock_hold add column if not exists store_id text not null default ''`,
  ],
}
