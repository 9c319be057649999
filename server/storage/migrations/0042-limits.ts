import type { Migration } from './Migration.ts'

/**
 * How often something was tried: one row per limit and subject, whose names are hashed together. Replaces the tables
 * that counted only wrong passwords and wrong PINs; `0051-unused-tables` drops those.
 */
export const limits: Migration = {
  name: '0042-limits',
  steps: [
    `create table if not exists limit_count (
      id text primary key, tried int4 not null, most int4 not null, ends_at int8 not null)`,
    `create index if not exists limit_count_ends on limit_count (ends_at)`,
  ],
}
