import type { Migration } from './Migration.ts'

/** The built-in payment provider's tables, as if it were another company. It stores no card numbers. */
export const paymentProvider: Migration = {
  name: '0008-payment-provider',
  steps: [
    `create table if not exists provider_token (
      token text primary key, behaviour text not null, brand text not null, last4 text not null, created_at int8 not null)`,
    `create table if not exists provider_charge (
      key text primary key, id text not null, token text not null, amount int4 not null check (amount > 0),
      currency text not null,
      reference text not null, outcome text not null, created_at int8 not null)`,
    `create index if not exists provider_charge_by_reference on provider_charge (reference)`,
  ],
}
