/**
 * SQL that fills the shelves of stores that have none yet: 0 to 9 pieces of every variant the warehouse knows, the same in
 * every database. No row means no piece; about every fourth variant is missing from a store.
 */
export const openingStoreStock = `insert into store_stock (store_id, sku, available)
  select store_id, sku, pieces - 2 from (
    select store.id as store_id, stock.sku, ('x' || substr(md5(store.id || ' ' || stock.sku), 1, 6))::bit(24)::int4 % 12 as pieces
    from store cross join stock) as drawn
  where pieces > 2
  on conflict do nothing`
