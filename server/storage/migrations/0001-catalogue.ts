import type { Migration } from './Migration.ts'

export const catalogue: Migration = {
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
}
