import type { Migration } from './Migration.ts'

/**
 * SQL that stocks stores that have no stock yet: 0 to 9 pieces of every variant of the warehouse, the same in every
 * database. No row means no pieces; about every fourth variant is missing from a store. `stores`: which stores, as a
 * table.
 */
const openingStock = (stores: string): string => `insert into store_stock (store_id, sku, available)
  select store_id, sku, pieces - 2
  from (
    select
      store.id as store_id,
      stock.sku,
      ('x' || substr(md5(store.id || ' ' || stock.sku), 1, 6))::bit(24)::int4 % 12 as pieces
    from ${stores}
    cross join stock
  ) as drawn
  where pieces > 2
  on conflict do nothing`

/** One store: all of them together take longer on a busy machine than a statement may. */
export const openingStockOf = (storeId: string): string =>
  openingStock(`(select id from store where id = '${storeId}') as store`)

/**
 * CAT-06: each store's stock, separate from the warehouse's `stock`; and the store in which a basket's pieces are held.
 */
export const storeStock: Migration = {
  name: '0010-store-stock',
  steps: [
    `create table if not exists store_stock (
      store_id text not null, sku text not null, available int4 not null check (available >= 0),
      primary key (store_id, sku))`,
    openingStock('store'),
    `alter table stock_hold add column if not exists store_id text not null default ''`,
  ],
}
