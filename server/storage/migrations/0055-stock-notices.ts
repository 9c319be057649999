import type { Migration } from './Migration.ts'

/** CAT-09: who waits for which variant; `email` in lower case, `locale` of the page, `at` in epoch ms. */
export const stockNotices: Migration = {
  name: '0055-stock-notices',
  steps: [
    `create table if not exists stock_notice (
      sku text not null, email text not null, product_id text not null, locale text not null, at int8 not null,
      primary key (sku, email))`,
    `create index if not exists stock_notice_at on stock_notice (at)`,
  ],
}
