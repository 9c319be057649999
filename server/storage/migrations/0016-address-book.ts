import type { Migration } from './Migration.ts'

/** ACC-20: the addresses of an account. Times are epoch ms. */
export const addressBook: Migration = {
  name: '0016-address-book',
  steps: [
    `create table if not exists consumer_address (
      id text primary key, consumer_id text not null, type text not null, is_main bool not null, sameness text not null,
      document jsonb not null, created_at int8 not null,
      constraint consumer_address_claim unique (consumer_id, type, sameness))`,
  ],
}
