import type { Migration } from './Migration.ts'
import { storeStock } from './0010-store-stock.ts'

export const migrationsFrom0001: readonly Migration[] = [
  {
    name: '0001-catalogue',
    steps: [
      `create table if not exists category (
        id text primary key, parent_id text, slug text not null, position int4 not null, dynamic text)`,
      `create table if not exists category_text (
        category_id text not null, language text not null, name text not null, intro text not null,
        primary key (category_id, language))`,
      `create table if not exists product (
        id text primary key, position int4 not null, slug text not null, drawing text not null, audience text not null,
        weight_grams int4 not null, max_quantity int4 not null, is_new boolean not null, is_digital boolean not null,
        customisable boolean not null, sizes jsonb not null, category_ids jsonb not null, related_ids jsonb not null)`,
      `create table if not exists product_text (
        product_id text not null, language text not null, name text not null, kind text not null, summary text not null,
        description text not null, details jsonb not null, primary key (product_id, language))`,
      `create table if not exists colourway (
        product_id text not null, code text not null, position int4 not null, name text not null,
        french_name text not null,
        family text not null, swatch text not null, palette jsonb not null, primary key (product_id, code))`,
      `create table if not exists price (
        product_id text not null, currency text not null, current int4 not null check (current >= 0),
        original int4 not null check (original >= current), primary key (product_id, currency))`,
      `create table if not exists variant (
        sku text primary key, product_id text not null, upc text not null, colour text not null, size text not null)`,
      `create index if not exists variant_by_product on variant (product_id)`,
      `create table if not exists stock (
        sku text primary key, product_id text not null, available int4 not null check (available >= 0))`,
      `create index if not exists stock_by_product on stock (product_id)`,
      `create table if not exists review (
        id text primary key, product_id text not null, language text not null, rating int4 not null, title text not null,
        text text not null, nickname text not null, place text not null, written_on text not null, fit text,
        up_votes int4 not null, down_votes int4 not null)`,
      `create index if not exists review_by_product on review (product_id, written_on)`,
      `create table if not exists question (
        id text primary key, product_id text not null, language text not null, text text not null, nickname text not null,
        asked_on text not null, answer text, answered_by text)`,
      `create index if not exists question_by_product on question (product_id, asked_on)`,
    ],
  },
  {
    name: '0002-stores',
    steps: [
      `create table if not exists store (
        id text primary key, name text not null, country text not null, city text not null, document jsonb not null)`,
      `create index if not exists store_by_country on store (country)`,
      `create table if not exists store_employee (id text primary key, store_id text not null, name text not null)`,
      `create index if not exists store_employee_by_store on store_employee (store_id)`,
    ],
  },
  {
    name: '0003-sessions',
    steps: [
      `create table if not exists session (
        id text primary key, kind text not null, subject text not null, salt text not null, created_at int8 not null,
        expires_at int8 not null, revoked_at int8)`,
      `create table if not exists access_token (
        hash text primary key, session_id text not null, expires_at int8 not null)`,
      `create index if not exists access_token_by_session on access_token (session_id, expires_at)`,
      `create table if not exists refresh_token (hash text primary key, session_id text not null, used_at int8)`,
      `create index if not exists refresh_token_by_session on refresh_token (session_id)`,
    ],
  },
  {
    name: '0004-idempotency',
    steps: [
      `create table if not exists idempotency (
        subject text not null, key text not null, endpoint text not null, payload_hash text not null, status int4,
        body text, holder text not null, lease_until int8 not null, claimed_at int8 not null, settled_at int8,
        primary key (subject, key))`,
    ],
  },
  {
    name: '0005-baskets',
    steps: [
      `create table if not exists basket (
        id text primary key, subject text not null, status text not null, version int4 not null, country text not null,
        currency text not null, document jsonb not null, created_at int8 not null, updated_at int8 not null)`,
      `create index if not exists basket_by_subject on basket (subject, updated_at)`,
    ],
  },
  /**
   * Instants in epoch ms. `customer` is `email:…` or `consumer:…`; one order holds or has used a code for each of them.
   */
  {
    name: '0006-coupons',
    steps: [
      `create table if not exists coupon (
        code text primary key, promotion_id text not null, name text not null, french_name text not null,
        benefit text not null,
        amount int4 not null, valid_from int8, valid_to int8, once boolean not null, threshold int4)`,
      `create table if not exists coupon_redemption (
        code text not null, customer text not null, order_number text not null,
        constraint coupon_redemption_claim primary key (code, customer))`,
      `create index if not exists coupon_redemption_by_order on coupon_redemption (order_number)`,
      `insert into coupon values
        ('WELCOME10', 'welcome', '10% off your order', '10 % sur votre commande', 'percentOffOrder', 1000, null, null, false, null),
        ('FREESHIP', 'free-shipping-code', 'Free shipping', 'Livraison gratuite', 'freeShipping', 0, null, null, false, null),
        ('EXPIRED20', 'expired', '20% off, last spring', '20 %, printemps dernier', 'percentOffOrder', 2000, null, 1717200000000, false, null),
        ('SOON15', 'soon', '15% off, later', '15 %, plus tard', 'percentOffOrder', 1500, 4102444800000, null, false, null),
        ('ONCE5', 'once', '5 off, once', '5 de moins, une fois', 'amountOffOrder', 500, null, null, true, null)
        on conflict (code) do nothing`,
    ],
  },
  /**
   * One order per basket, forever. `attempt_*` is the payment in progress: its key, its key at the payment provider and
   * until when (epoch ms) nobody else may finish it. Constraints ending in `_claim` make the loser of a race run again.
   */
  {
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
  },
  /** The built-in payment provider's tables, as if it were another company. It stores no card numbers. */
  {
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
  },
  /**
   * CART-13: pieces reserved for a basket until `until` (epoch ms). After that the row has no effect; nobody has to
   * delete it.
   */
  {
    name: '0009-stock-holds',
    steps: [
      `create table if not exists stock_hold (
        basket_id text not null, sku text not null, qty int4 not null check (qty > 0), until int8 not null,
        primary key (basket_id, sku))`,
      `create index if not exists stock_hold_by_sku on stock_hold (sku, until)`,
    ],
  },
  storeStock,
  /** FAV-01, FAV-11: each shopper has at most one list of favorites and one of things saved for later. */
  {
    name: '0011-wish-lists',
    steps: [
      `create table if not exists favorite_list (id text primary key, subject text not null unique, shared_at int8)`,
      `create table if not exists favorite_item (
        list_id text not null, product_id text not null, item_id text not null, added_at int8 not null,
        primary key (list_id, product_id))`,
      `create table if not exists saved_list (id text primary key, subject text not null unique)`,
      `create table if not exists saved_item (
        list_id text not null, line_key text not null, item_id text not null, qty int4 not null check (qty > 0),
        document jsonb not null, added_at int8 not null, primary key (list_id, line_key))`,
    ],
  },
]
