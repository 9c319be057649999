import { couponNames } from './0061-coupon-names.ts'
import type { Migration } from './Migration.ts'
import { openingProductSets } from './0060-product-sets.ts'

export const migrationsFrom0049: readonly Migration[] = [
  /**
   * CMS-01: content documents, every revision of each, and one pointer per document to the published one. `content_state`
   * has one row: how often anything was published, and the secret that signs preview tokens.
   */
  {
    name: '0049-content',
    steps: [
      `create table if not exists content_document (
        site text not null, family text not null, key text not null, latest int4 not null, published int4,
        published_by text, published_at int8, primary key (site, family, key))`,
      `create table if not exists content_revision (
        site text not null, family text not null, key text not null, revision int4 not null, document jsonb not null,
        author text not null, saved_at int8 not null, primary key (site, family, key, revision))`,
      `create table if not exists content_state (
        id text primary key, version int4 not null, preview_secret text not null)`,
    ],
  },
  /** CMS-01: a revision that is published to be shown later, or for a time, leaves the one before it in place. */
  {
    name: '0050-publications',
    steps: [
      `create table if not exists content_publication (
        site text not null, family text not null, key text not null, revision int4 not null, number int4 not null,
        primary key (site, family, key, revision))`,
      `insert into content_publication (site, family, key, revision, number)
        select site, family, key, published, 0 from content_document where published is not null
        on conflict do nothing`,
    ],
  },
  /** Attempts are counted in `limit_count` since 0042, so nothing reads the first counters any more. */
  {
    name: '0051-unused-tables',
    steps: [`drop table if exists sign_in_attempt`, `drop table if exists gift_card_try`],
  },
  /**
   * SEG-10: the datafiles of experiments with every revision. SEG-12: who has seen which variant, the first one for ever,
   * and the sessions and accounts by which orders are counted for a visitor.
   */
  {
    name: '0052-experiments',
    steps: [
      `create table if not exists experiment_datafile (
        sdk_key text not null, revision int4 not null, datafile jsonb not null, author text not null,
        saved_at int8 not null, primary key (sdk_key, revision))`,
      `create table if not exists experiment_exposure (
        visitor text not null, experience_id text not null, variant_id text not null, at int8 not null,
        primary key (visitor, experience_id))`,
      `create table if not exists experiment_visitor (
        visitor text not null, subject text not null, primary key (visitor, subject))`,
    ],
  },
  /**
   * CAT-21, CAT-22, CAT-24: `subject` = a review or an answer, `voter` = a guest or an account; `at` in epoch ms. A
   * hidden review is not shown and does not count. `locale`: of the page on which the question was asked.
   */
  {
    name: '0053-review-votes',
    steps: [
      `create table if not exists review_vote (
        subject text not null, voter text not null, vote text not null, at int8 not null, primary key (subject, voter))`,
      `create table if not exists review_flag (
        review_id text not null, flagger text not null, reason text, at int8 not null, primary key (review_id, flagger))`,
      `create table if not exists review_translation (
        review_id text not null, language text not null, title text not null, text text not null,
        primary key (review_id, language))`,
      `alter table review add column if not exists hidden_at int8`,
      `alter table asked_question add column if not exists locale text`,
    ],
  },
  /** TRK-04: what shoppers did, each event once by its id. */
  {
    name: '0054-tracking',
    steps: [
      `create table if not exists tracking_event (
        id text primary key, name text not null, at int8 not null, properties jsonb not null, locale text not null,
        received_at int8 not null)`,
      `create index if not exists tracking_event_received on tracking_event (received_at)`,
    ],
  },
  /** CAT-09: who waits for which variant; `email` in lower case, `locale` of the page, `at` in epoch ms. */
  {
    name: '0055-stock-notices',
    steps: [
      `create table if not exists stock_notice (
        sku text not null, email text not null, product_id text not null, locale text not null, at int8 not null,
        primary key (sku, email))`,
      `create index if not exists stock_notice_at on stock_notice (at)`,
    ],
  },
  /** SIGN-74: one registration per account and event. `days` joined with ','; `ends_at`, `at` in epoch ms. */
  {
    name: '0057-event-registrations',
    steps: [
      `create table if not exists event_registration (
        id text primary key, event_id text not null, consumer_id text not null, days text not null, plus_one text,
        first_name text not null, last_name text not null, phone text, ends_at int8 not null, at int8 not null)`,
      `create unique index if not exists event_registration_once on event_registration (event_id, consumer_id)`,
      `create index if not exists event_registration_ends_at on event_registration (ends_at)`,
    ],
  },
  /** CAT-08: products that are worn together; `place` orders the sets of a product, `position` the pieces of a set. */
  {
    name: '0060-product-sets',
    steps: [
      `create table if not exists product_set_piece (
        set_id text not null, product_id text not null, place int4 not null, position int4 not null,
        primary key (set_id, product_id))`,
      `create index if not exists product_set_piece_product on product_set_piece (product_id, place)`,
      ...openingProductSets,
    ],
  },
  /** TRK-04: when an event is to be forwarded (epoch ms); null = never, or never again. After others, which landed first. */
  {
    name: '0056-forwarding',
    steps: [
      `alter table tracking_event add column if not exists forward_at int8`,
      `create index if not exists tracking_event_forward on tracking_event (forward_at) where forward_at is not null`,
    ],
  },
  /**
   * API-143…152: `picture.content` in base64, `at` and `status_at` in epoch ms. A medium has an uploaded picture or is
   * drawn. Streams and categories are labels of media.
   */
  {
    name: '0058-gallery',
    steps: [
      `create table if not exists picture (
        id text primary key, type text not null, width int4 not null, height int4 not null, content text not null,
        at int8 not null)`,
      `create index if not exists picture_at on picture (at)`,
      `create table if not exists gallery_user (id text primary key, name text not null, at int8 not null)`,
      `create table if not exists gallery_medium (
        id text primary key, user_id text not null, picture_id text unique, drawn jsonb, width int4 not null,
        height int4 not null, caption text not null, language text not null, product_ids jsonb not null,
        status text not null, status_at int8 not null, at int8 not null)`,
      `create index if not exists gallery_medium_status on gallery_medium (status, at)`,
      `create table if not exists gallery_label (
        kind text not null, label text not null, medium_id text not null, primary key (kind, label, medium_id))`,
      `create index if not exists gallery_label_medium on gallery_label (medium_id)`,
      `create table if not exists gallery_report (
        id text primary key, medium_id text not null, reason text, at int8 not null)`,
    ],
  },
  /** I18N-01: names in German, Italian and Spanish; texts have a row per language. */
  {
    name: '0061-translations',
    steps: [
      `create table if not exists seeded_translation (part text primary key, digest text not null)`,
      `alter table colourway add column if not exists names jsonb not null default '{}'`,
      `alter table coupon add column if not exists names jsonb not null default '{}'`,
      ...couponNames,
    ],
  },
  /** DLG-20: reviews that wait, `at` in epoch ms; a photo is used once. */
  {
    name: '0062-written-reviews',
    steps: [
      `create table if not exists written_review (
        id text primary key, product_id text not null, locale text not null, rating int4 not null, title text not null,
        text text not null, fit text, nickname text not null, email text not null, at int8 not null)`,
      `create table if not exists review_photo (
        id text primary key, review_id text not null, picture_id text not null unique, position int4 not null)`,
      `create index if not exists review_photo_review on review_photo (review_id, position)`,
    ],
  },
  /** ORD-14: letters have an HTML part; an order knows its discounts by name, a return when it was received. */
  {
    name: '0063-letters',
    steps: [
      `alter table mail add column if not exists html text`,
      `alter table orders add column if not exists discounts jsonb`,
      `alter table order_return add column if not exists received_at int8`,
      `create index if not exists order_step_tracking_number on order_step (tracking_number)
        where tracking_number is not null`,
    ],
  },
  /** ORD-16: what a charge gives back for each return. */
  {
    name: '0064-return-refunds',
    steps: [
      `alter table order_return add column if not exists owed int8`,
      `alter table order_return add column if not exists refund_id text`,
      `create table if not exists provider_part_refund (
        key text not null primary key, charge_id text not null, id text not null,
        amount int4 not null check (amount > 0), created_at int8 not null)`,
    ],
  },
]
