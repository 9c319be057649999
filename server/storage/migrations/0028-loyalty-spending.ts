import type { Migration } from './Migration.ts'

/** LOY-08: the points an order has taken, and what they paid in minor units. */
export const loyaltySpending: Migration = {
  name: '0028-loyalty-spending',
  steps: [
    `create table if not exists loyalty_spending (
      order_number text primary key, consumer_id text not null,
      points int4 not null check (points > 0), amount int4 not null)`,
    `create index if not exists loyalty_spending_by_consumer on loyalty_spending (consumer_id)`,
  ],
}
