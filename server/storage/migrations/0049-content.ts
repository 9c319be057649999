import type { Migration } from './Migration.ts'

/**
 * CMS-01: content documents, every revision of each, and one pointer per document to the published one. `content_state`
 * has one row: how often anything was published, and the secret that signs preview tokens.
 */
export const content: Migration = {
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
}
