import type { Migration } from './Migration.ts'

/** Gift cards as accounts, without their numbers. Balances in minor units; times are epoch ms. */
export const giftCards: Migration = {
  name: '0025-gift-cards',
  steps: [
    `create table if not exists gift_card (
      id text primary key, secret_hash text not null, last4 text not null, currency text not null,
      issued int4 not null check (issued >= 0), balance int4 not null check (balance >= 0),
      expires_at int8, order_number text, created_at int8 not null,
      constraint gift_card_secret_claim unique (secret_hash))`,
    `create table if not exists gift_card_use (
      order_number text not null, gift_card_id text not null, amount int4 not null check (amount > 0),
      primary key (order_number, gift_card_id))`,
    `create table if not exists gift_card_try (number_hash text primary key, tried int4 not null, since int8 not null)`,
  ],
}
