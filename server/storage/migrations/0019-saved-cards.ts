import type { Migration } from './Migration.ts'

/** ACC-30: the cards of an account, without their numbers. Times are epoch ms. */
export const savedCards: Migration = {
  name: '0019-saved-cards',
  steps: [
    `create table if not exists consumer_card (
      id text primary key, consumer_id text not null, token text not null, brand text not null, last4 text not null,
      expiry_month int4 not null, expiry_year int4 not null, holder text not null, is_main bool not null,
      address_id text, sameness text not null, created_at int8 not null,
      constraint consumer_card_claim unique (consumer_id, sameness))`,
  ],
}
