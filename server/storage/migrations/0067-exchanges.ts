/** ORD-21: what is reserved in exchange for pieces of a return. `item` = the line as it will be sent. */
export const exchanges: readonly string[] = [
  `create table if not exists order_exchange (
    return_id text not null, item_id text not null, sku text not null, qty int4 not null check (qty > 0),
    item jsonb not null, until int8 not null, released_at int8, primary key (return_id, item_id, sku))`,
  `create index if not exists order_exchange_until on order_exchange (until)`,
]
