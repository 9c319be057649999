import type { Migration } from './Migration.ts'

/** FAV-01, FAV-11: each shopper has at most one list of favorites and one of things saved for later. */
export const wishLists: Migration = {
  name: '0011-wish-lists',
  steps: [
    `create table if not exists favorite_list (id text primary key, subject text not null unique, shared_at int8)`,
    `create table if not exists favorite_item (
      list_id text not null, product_id text not null, item_id text not null, added_at int8 not null,
      primary key (list_id, product_id))`,
    `create table if not exists saved_list (id text primary key, subject text not null unique)`,
    `create table if not exists saved_item (
      list_id text not null, line_key text not null, item_id text not null, qty int4 not null check (qty > 0),
      document jsonb not null, added_at int8 not null, primary key (list_id, line_key))`,
  ],
}
