import type { Migration } from './Migration.ts'

/**
 * One order per basket, forever. `attempt_*` is the payment in progress: its key, its key at the payment provider and
 * until when (epoch ms) nobody else may finish it. Constraints ending in `_claim` make the loser of a race run again.
 */
export const orders: Migration = {
  name: '0007-orders',
  steps: [
    `create table if not exists orders (
      number text not null constraint orders_number_claim primary key,
      basket_id text not null constraint orders_basket_claim unique,
      subject text not null, status text not null, email text not null, currency text not null,
      total int4 not null check (total >= 0), tax int4 not null check (tax >= 0), document jsonb not null,
      attempt_key text not null, attempt_token text, charge_key text not null, attempt_until int8 not null,
      charge_id text, created_at int8 not null, confirmed_at int8)`,
    `create index if not exists orders_by_subject on orders (subject, created_at)`,
    `create index if not exists orders_by_status on orders (status, attempt_until)`,
  ],
}
