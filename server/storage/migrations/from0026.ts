import type { Migration } from './Migration.ts'
import { collectionPoints } from './0034-collection-points.ts'

export const migrationsFrom0026: readonly Migration[] = [
  /** ACC-01: a prosumer's programme, and their number in it. */
  {
    name: '0026-special-groups',
    steps: [
      `alter table consumer add column if not exists programme text`,
      `alter table consumer add column if not exists programme_number text`,
    ],
  },
  /** Which piece of an order a gift card is. */
  {
    name: '0027-bought-gift-cards',
    steps: [
      `alter table gift_card add column if not exists item_id text`,
      `create index if not exists gift_card_by_order on gift_card (order_number)`,
    ],
  },
  /** LOY-08: the points an order has taken, and what they paid in minor units. */
  {
    name: '0028-loyalty-spending',
    steps: [
      `create table if not exists loyalty_spending (
        order_number text primary key, consumer_id text not null,
        points int4 not null check (points > 0), amount int4 not null)`,
      `create index if not exists loyalty_spending_by_consumer on loyalty_spending (consumer_id)`,
    ],
  },
  /** AUTH-24: which agent a session at a store is, and in which store. */
  {
    name: '0029-agent-sessions',
    steps: [
      `alter table session add column if not exists agent_id text`,
      `alter table session add column if not exists store_id text`,
    ],
  },
  /** `country`: the only one a code is for; null = all. */
  {
    name: '0030-more-coupons',
    steps: [
      `alter table coupon add column if not exists country text`,
      `insert into coupon (code, promotion_id, name, french_name, benefit, amount, once, threshold, country) values
        ('MAPLE15', 'maple', '15% off in Canada', '15 % au Canada', 'percentOffOrder', 1500, false, null, 'CA'),
        ('PEAK25', 'peak', '25 off from 250', '25 de moins dès 250', 'amountOffOrder', 2500, false, 25000, null),
        ('TRAIL5', 'trail', '5% off for trail days', '5 % pour les journées trail', 'percentOffOrder', 500, false, null, null),
        ('SUMMIT5', 'summit', '5% off for summits', '5 % pour les sommets', 'percentOffOrder', 500, false, null, null)
        on conflict (code) do nothing`,
    ],
  },
  /** Services behind the shop that are out of order. */
  {
    name: '0031-outages',
    steps: [`create table if not exists outage (service text primary key)`],
  },
  /** Questions that nobody has answered yet. `at` in epoch ms. */
  {
    name: '0032-asked-questions',
    steps: [
      `create table if not exists asked_question (
        id text primary key, product_id text not null, text text not null, nickname text not null, email text not null,
        at int8 not null)`,
    ],
  },
  /** CART-24: the shopper's session on whose device an agent has signed in. */
  {
    name: '0033-agent-beside',
    steps: [
      `alter table session add column if not exists beside text`,
      `create index if not exists session_beside on session (beside)`,
    ],
  },
  collectionPoints,
  /** Challenges of the bot check that are open or used, and not expired yet. */
  {
    name: '0035-bot-check',
    steps: [
      `create table if not exists bot_check (
        id text primary key, action text not null, expires_at int8 not null, spent_by text)`,
      `create index if not exists bot_check_expires on bot_check (expires_at)`,
    ],
  },
  /**
   * LOY-10, PAY-03: accounts like gift cards that have an owner: reward cards, reward codes, an athlete's credit of a
   * year.
   */
  {
    name: '0036-rewards',
    steps: [
      `alter table gift_card add column if not exists method text not null default 'GIFT_CARD'`,
      `alter table gift_card add column if not exists consumer_id text`,
      `create index if not exists gift_card_by_consumer on gift_card (consumer_id)`,
    ],
  },
  /** Who is working under a key, whoever it was given to: few rows at any time. */
  {
    name: '0037-claims-at-work',
    steps: [`create index if not exists idempotency_at_work on idempotency (key) where status is null`],
  },
  /**
   * What a basket's figures depend on, stored with it so that one statement finds both (`needsOf`); null in a basket that
   * has not changed since. `edition` counts every write of the row, including those that keep its version.
   */
  {
    name: '0038-basket-needs',
    steps: [
      `alter table basket add column if not exists needs jsonb`,
      `alter table basket add column if not exists edition int4 not null default 0`,
    ],
  },
  /** CART-38: a product that is sold only together with another one. An existing catalogue gets the one that there is. */
  {
    name: '0039-sold-together',
    steps: [
      `alter table product add column if not exists only_with text`,
      `update product set only_with = 'DROVERHVY1' where id = 'DROVERLIN1'`,
    ],
  },
  /** A repeated renewal is recognised by its key (decision 5). */
  {
    name: '0046-renewal-keys',
    steps: [`alter table refresh_token add column if not exists renewal_key text`],
  },
  /**
   * How often something was tried: one row per limit and subject, whose names are hashed together. Replaces the tables
   * that counted only wrong passwords and wrong PINs; `0051-unused-tables` drops those.
   */
  {
    name: '0042-limits',
    steps: [
      `create table if not exists limit_count (
        id text primary key, tried int4 not null, most int4 not null, ends_at int8 not null)`,
      `create index if not exists limit_count_ends on limit_count (ends_at)`,
    ],
  },
  /** The devices that have signed in to an account: the device's secret and the name, hashed together. */
  {
    name: '0043-known-devices',
    steps: [
      `create table if not exists known_device (hash text primary key, consumer_id text not null, seen_at int8 not null)`,
      `create index if not exists known_device_consumer on known_device (consumer_id)`,
    ],
  },
  /** What the purge looks for by age (docs/retention.md). */
  {
    name: '0047-retention',
    steps: [
      `create index if not exists session_by_end on session (expires_at)`,
      `create index if not exists access_token_by_end on access_token (expires_at)`,
      `create index if not exists idempotency_by_age on idempotency (claimed_at)`,
      `create index if not exists basket_by_age on basket (updated_at)`,
      `create index if not exists mail_by_age on mail (sent_at)`,
    ],
  },
  /** AUTH-08: the session that an authorization code has opened; it ends when the code is used again. */
  {
    name: '0048-code-sessions',
    steps: [`alter table authorization_code add column if not exists session_id text`],
  },
  /**
   * BIS-07: the codes that enrol a device (no store: at any; no expiry: for any number of devices), the enrolled devices,
   * and on which of them an agent has signed in.
   */
  {
    name: '0044-store-devices',
    steps: [
      `create table if not exists enrolment_code (hash text primary key, store_id text, expires_at int8, used_at int8)`,
      `create table if not exists store_device (
        id text primary key, hash text not null, store_id text not null, code_hash text not null,
        enrolled_at int8 not null, revoked_at int8)`,
      `create index if not exists store_device_hash on store_device (hash)`,
      `alter table session add column if not exists device_id text`,
      `create index if not exists session_device on session (device_id) where device_id is not null`,
    ],
  },
]
