import type { Migration } from './Migration.ts'

/** CMS-01: a revision that is published to be shown later, or for a time, leaves the one before it in place. */
export const publications: Migration = {
  name: '0050-publications',
  steps: [
    `create table if not exists content_publication (
      site text not null, family text not null, key text not null, revision int4 not null, number int4 not null,
      primary key (site, family, key, revision))`,
    `insert into content_publication (site, family, key, revision, number)
      select site, family, key, published, 0 from content_document where published is not null
      on conflict do nothing`,
  ],
}
