import type { Migration } from './Migration.ts'

export const migrationsFrom0012: readonly Migration[] = [
  /**
   * AUTH: accounts, the counters of sign-in attempts, and what carries a guest's things into an account. Times are epoch
   * ms.
   */
  {
    name: '0012-consumers',
    steps: [
      `create table if not exists consumer (
        id text primary key, email text not null constraint consumer_email_claim unique, password text not null,
        type text not null, is_agent bool not null, member_id text, first_name text not null, last_name text not null,
        terms_accepted_at int8, locked_at int8, created_at int8 not null)`,
      `create table if not exists sign_in_attempt (
        username text primary key, tried int4 not null, since int8 not null, last int8 not null)`,
      `create table if not exists authorization_code (
        hash text primary key, consumer_id text not null, challenge text not null, state text not null, guest text,
        expires_at int8 not null, used_at int8)`,
      `create table if not exists password_reset (
        hash text primary key, consumer_id text not null, expires_at int8 not null, used_at int8)`,
      `create index if not exists password_reset_by_consumer on password_reset (consumer_id, expires_at)`,
      `create table if not exists basket_carried (
        guest_basket_id text primary key, basket_id text not null, guest text not null)`,
      `create table if not exists mail (
        id text primary key, recipient text not null, subject text not null, body text not null, sent_at int8 not null)`,
      `create index if not exists session_by_subject on session (subject)`,
    ],
  },
  /**
   * The bank's challenges before a card is charged, and the one that an order waits for. `answer` is the shopper's, given
   * once; `result` is what the page returns for it.
   */
  {
    name: '0013-provider-challenges',
    steps: [
      `create table if not exists provider_challenge (
        id text primary key, charge_id text not null constraint provider_challenge_charge_claim unique,
        tries int4 not null,
        answer text, result text not null, expires_at int8 not null)`,
      `alter table orders add column if not exists challenge_id text`,
    ],
  },
  /** BIS-02: who sold an order in a store; null for other orders. */
  {
    name: '0014-in-store-sales',
    steps: [
      `alter table orders add column if not exists store_id text`,
      `alter table orders add column if not exists store_employee_id text`,
    ],
  },
  /**
   * PAY-10: what a shopper is asked on the provider's own page. `answer` is given once; `token` is worthless without it.
   */
  {
    name: '0015-provider-sessions',
    steps: [
      `create table if not exists provider_session (
        id text primary key, client_token text not null unique, method text not null,
        amount int4 not null check (amount > 0),
        currency text not null, return_path text not null, answer text, token text not null unique, expires_at int8 not null)`,
    ],
  },
  /** ACC-20: the addresses of an account. Times are epoch ms. */
  {
    name: '0016-address-book',
    steps: [
      `create table if not exists consumer_address (
        id text primary key, consumer_id text not null, type text not null, is_main bool not null, sameness text not null,
        document jsonb not null, created_at int8 not null,
        constraint consumer_address_claim unique (consumer_id, type, sameness))`,
    ],
  },
  /** SIGN-30…34, ACC-04: who signed up, how they came, and what they want to hear. Times are epoch ms. */
  {
    name: '0017-sign-up',
    steps: [
      ...[
        'phone',
        'phone_code',
        'postal_code',
        'birth_date',
        'gender',
        'source_store',
        'source_campaign',
        'lead_source',
        'referral_code',
      ].map((column) => `alter table consumer add column if not exists ${column} text`),
      `alter table consumer add column if not exists loyalty_since int8`,
      `alter table consumer add column if not exists policy_confirmed_at int8`,
      `create unique index if not exists consumer_phone_claim on consumer (phone)`,
      `create table if not exists subscription (
        channel text not null, type text not null, recipient text not null, consumer_id text, opted_in bool not null,
        country text not null, at int8 not null, constraint subscription_claim primary key (channel, type, recipient))`,
      `create index if not exists subscription_by_consumer on subscription (consumer_id)`,
    ],
  },
  /** ACC-01, ACC-05: what an account prefers. */
  {
    name: '0018-profile',
    steps: ['interests', 'preferred_shoe_size'].map(
      (column) => `alter table consumer add column if not exists ${column} text`,
    ),
  },
  /** ACC-30: the cards of an account, without their numbers. Times are epoch ms. */
  {
    name: '0019-saved-cards',
    steps: [
      `create table if not exists consumer_card (
        id text primary key, consumer_id text not null, token text not null, brand text not null, last4 text not null,
        expiry_month int4 not null, expiry_year int4 not null, holder text not null, is_main bool not null,
        address_id text, sameness text not null, created_at int8 not null,
        constraint consumer_card_claim unique (consumer_id, sameness))`,
    ],
  },
  /** LOY-01, ACC-03: points that were given; those of orders are counted from the orders. Times are epoch ms. */
  {
    name: '0020-loyalty',
    steps: [
      `alter table consumer add column if not exists loyalty_unconfirmed_at int8`,
      `create table if not exists loyalty_grant (
        consumer_id text not null, reason text not null, points int4 not null, at int8 not null,
        primary key (consumer_id, reason))`,
    ],
  },
  /** The steps of an order's shipments, its returns or cancellation, and the payment provider's refund. */
  {
    name: '0021-order-steps',
    steps: [
      `create table if not exists order_step (
        order_number text not null, shipment_id text not null, status text not null, at int8 not null,
        tracking_number text,
        primary key (order_number, shipment_id, status))`,
      `create table if not exists order_return (
        id text not null primary key, order_number text not null, place int4 not null, items jsonb not null,
        locale text not null, at int8 not null,
        constraint order_return_claim unique (order_number, place))`,
      `alter table orders add column if not exists cancelled_at int8`,
      `alter table orders add column if not exists refund_id text`,
      `create table if not exists provider_refund (
        charge_id text not null primary key, id text not null,
        amount int4 not null check (amount > 0), created_at int8 not null)`,
    ],
  },
  /** Messages to the shop: about anything, or about a product that broke. Times are epoch ms. */
  {
    name: '0022-service-cases',
    steps: [
      `create table if not exists service_case (
        number text not null constraint service_case_number_claim primary key,
        kind text not null, subject text, email text not null, document jsonb not null, locale text not null, created_at int8 not null)`,
      `create index if not exists service_case_by_email on service_case (email, created_at)`,
    ],
  },
  /** The site an order was placed on: its letters are written in that language. */
  {
    name: '0023-order-locale',
    steps: [`alter table orders add column if not exists locale text`],
  },
  /** The reason given for a cancellation. */
  {
    name: '0024-cancel-reason',
    steps: [`alter table orders add column if not exists cancel_reason text`],
  },
  /** Gift cards as accounts, without their numbers. Balances in minor units; times are epoch ms. */
  {
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
  },
]
