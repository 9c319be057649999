import type { Migration } from './Migration.ts'

/** LOY-01, ACC-03: points that were given; those of orders are counted from the orders. Times are epoch ms. */
export const loyalty: Migration = {
  name: '0020-loyalty',
  steps: [
    `alter table consumer add column if not exists loyalty_unconfirmed_at int8`,
    `create table if not exists loyalty_grant (
      consumer_id text not null, reason text not null, points int4 not null, at int8 not null,
      primary key (consumer_id, reason))`,
  ],
}
