import type { Migration } from './Migration.ts'

export const baskets: Migration = {
  name: '0005-baskets',
  steps: [
    `create table if not exists basket (
      id text primary key, subject text not null, status text not null, version int4 not null, country text not null,
      currency text not null, document jsonb not null, created_at int8 not null, updated_at int8 not null)`,
    `create index if not exists basket_by_subject on basket (subject, updated_at)`,
  ],
}
