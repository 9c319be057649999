import type { Migration } from './Migration.ts'

/**
 * LOY-10, PAY-03: accounts like gift cards that have an owner: reward cards, reward codes, an athlete's credit of a
 * year.
 */
export const rewards: Migration = {
  name: '0036-rewards',
  steps: [
    `alter table gift_card add column if not exists method text not null default 'GIFT_CARD'`,
    `alter table gift_card add column if not exists consumer_id text`,
    `create index if not exists gift_card_by_consumer on gift_card (consumer_id)`,
  ],
}
