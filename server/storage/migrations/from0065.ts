import { reviewFit } from './0065-review-fit.ts'
import { priceHistory } from './0066-price-history.ts'
import { operators } from './0071-operators.ts'
import { moderation } from './0074-moderation.ts'
import type { Migration } from './Migration.ts'

/** In the order in which they came. */
export const migrationsFrom0065: readonly Migration[] = [
  /** LAW-07: what each product cost since when. */
  { name: '0066-price-history', steps: priceHistory },
  /** CAT-75: how a product fits is one of three choices; it was free text. */
  { name: '0065-review-fit', steps: reviewFit },
  /** ORD-21: what a return is exchanged for. */
  {
    name: '0067-exchanges',
    steps: [
      `create table if not exists order_exchange (
        return_id text not null, item_id text not null, sku text not null, qty int4 not null check (qty > 0),
        item jsonb not null, until int8 not null, released_at int8, primary key (return_id, item_id, sku))`,
      `create index if not exists order_exchange_until on order_exchange (until)`,
    ],
  },
  /**
   * OPS-08, OPS-09: what becomes of each letter. A server of the release before writes letters without these columns;
   * they are due like all others.
   */
  {
    name: '0069-letters-leave',
    steps: [
      `alter table mail add column if not exists unsubscribe text`,
      `alter table mail add column if not exists state text not null default 'waiting'`,
      `alter table mail add column if not exists due_at int8 default 0`,
      `alter table mail add column if not exists attempts int4 not null default 0`,
      `alter table mail add column if not exists holder text`,
      `alter table mail add column if not exists give_up_at int8`,
      `alter table mail add column if not exists taken_at int8`,
      `alter table mail add column if not exists fault text`,
      `create index if not exists mail_by_due on mail (due_at)`,
      `create index if not exists mail_by_state on mail (state)`,
    ],
  },
  /** LAW-15: statements of withdrawal; `received_at` in epoch ms. */
  {
    name: '0068-withdrawals',
    steps: [
      `create table if not exists withdrawal (
        number text primary key, subject text not null, name text not null, order_number text not null,
        email text not null, items jsonb, goods text, locale text not null, received_at int8 not null, matched text,
        state text not null, return_id text)`,
      `create index if not exists withdrawal_received_at on withdrawal (received_at)`,
    ],
  },
  /** OPS-24, 26: goods that are no longer sold, and one row that says how often the catalogue was changed. */
  {
    name: '0070-catalogue-version',
    steps: [
      `create table if not exists catalogue_version (id text primary key, version int4 not null)`,
      `insert into catalogue_version values ('catalogue', 0) on conflict (id) do nothing`,
      `alter table product add column if not exists withdrawn boolean not null default false`,
      `alter table variant add column if not exists withdrawn boolean not null default false`,
    ],
  },
  /** OPR-01: who runs the shop. */
  { name: '0071-operators', steps: operators },
  /** OPR-10: all orders, the newest first. */
  { name: '0072-orders-by-time', steps: [`create index if not exists orders_by_time on orders (created_at, number)`] },
  /** OPS-50: the pictures that operators upload; `at` in epoch ms, `content` as base64. */
  {
    name: '0073-pictures',
    steps: [
      `create table if not exists shop_picture (
        id text primary key, name text not null, width int4 not null, height int4 not null, made_by text not null,
        at int8 not null)`,
      `create index if not exists shop_picture_at on shop_picture (at, id)`,
      `create table if not exists shop_picture_file (name text primary key, content text not null)`,
    ],
  },
  /** OPR-12, OPR-13: what was decided about what shoppers sent. */
  { name: '0074-moderation', steps: moderation },
  /** OPR-39: which processes serve, and what they count; `started_at` and `seen_at` in epoch ms. */
  {
    name: '0077-processes',
    steps: [
      `create table if not exists server_process (
        id text primary key, machine text not null, number int4, started_at int8 not null, seen_at int8 not null,
        figures jsonb not null)`,
    ],
  },
  /** OPR-45, OPR-47: how large a picture is, and when it was removed (epoch ms, null = it is there). */
  {
    name: '0078-removed-pictures',
    steps: [
      `alter table shop_picture add column if not exists bytes int4`,
      `alter table shop_picture add column if not exists removed_at int8`,
    ],
  },
  /** CAT-73, OPR-49: the uploaded pictures of each colour of a product, in their order. */
  {
    name: '0079-pictures-of-goods',
    steps: [`alter table colourway add column if not exists pictures jsonb not null default '[]'`],
  },
  /** OPR-52: where paths of the shop that are no pages lead; `at` and `removed_at` (null = it holds) in epoch ms. */
  {
    name: '0080-redirects',
    steps: [
      `create table if not exists redirect (
        id text primary key, path text not null constraint redirect_path_claim unique, target text not null,
        is_forever boolean not null, made_by text, at int8 not null, removed_at int8)`,
      `create index if not exists redirect_at on redirect (at, id)`,
      `create index if not exists redirect_target on redirect (target)`,
    ],
  },
  /** OPR-55: which orders used a code; those of before say so themselves, five codes at most (CART-19). */
  {
    name: '0081-coupon-uses',
    steps: [
      `create table if not exists coupon_use (
        code text not null, order_number text not null, primary key (code, order_number))`,
      `create index if not exists coupon_use_of on coupon_use (order_number)`,
      ...[0, 1, 2, 3, 4].map(
        (place) => `insert into coupon_use (code, order_number)
          select jsonb_extract_path_text(document, 'couponItems', '${place}', 'code'), number
          from orders
          where jsonb_extract_path_text(document, 'couponItems', '${place}', 'code') is not null
          and status not in ('failed', 'cancelled')
          on conflict (code, order_number) do nothing`,
      ),
    ],
  },
  /** ORD-22: the taxes of an order by rate. */
  { name: '0082-order-taxes', steps: [`alter table orders add column if not exists taxes jsonb`] },
  /**
   * ORD-23, ORD-24: invoices and credit notes with their numbers; `due_at` and `issued_at` in epoch ms. An order of before
   * has no invoice here: its number is the order's.
   */
  {
    name: '0083-order-papers',
    steps: [
      `create table if not exists order_paper (
        id text primary key, order_number text not null, kind text not null, due_at int8 not null, year int4,
        place int4, issued_at int8, credit jsonb, constraint order_paper_number unique (kind, year, place))`,
      `create index if not exists order_paper_of on order_paper (order_number)`,
      `create index if not exists order_paper_waiting on order_paper (due_at, id) where year is null`,
      `create table if not exists paper_sequence (
        kind text primary key, year int4 not null, last int4 not null, issued_at int8 not null)`,
      `insert into paper_sequence values ('invoice', 0, 0, 0), ('creditNote', 0, 0, 0) on conflict (kind) do nothing`,
    ],
  },
  /** SIGN-77: what the links in a subscription's letters end. */
  {
    name: '0084-unsubscribe-keys',
    steps: [
      `alter table subscription add column if not exists unsubscribe_key text`,
      `create unique index if not exists subscription_unsubscribe_key on subscription (unsubscribe_key)`,
    ],
  },
  /** OPR-66: the words of the names in each order; an empty one stands for those of an order that are still to be noted. */
  {
    name: '0085-order-names',
    steps: [
      `create table if not exists order_name (
        word text collate "C" not null, order_number text not null, primary key (word, order_number))`,
      `insert into order_name (word, order_number) select '', number from orders where confirmed_at is not null
        on conflict (word, order_number) do nothing`,
    ],
  },
  /** OPR-67: what operators gave back of orders; `at` in epoch ms. */
  {
    name: '0086-order-refunds',
    steps: [
      `create table if not exists order_refund (
        id text primary key, order_number text not null, place int4 not null, items jsonb not null,
        amount int4 not null check (amount > 0), reason text not null, made_by text not null, at int8 not null,
        owed int4, refund_id text, constraint order_refund_place unique (order_number, place))`,
      `create index if not exists order_refund_owed on order_refund (owed) where refund_id is null`,
    ],
  },
]
