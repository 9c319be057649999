import type { Migration } from './Migration.ts'

/**
 * How often something was tried: one row per limit and subject, whose names are hashed together. Replaces the tables
 * that counted only wrong passwords and wrong PINs; those are left empty, because a process of the previous release may
 * still write to them.
 */
export const limits: Migration = {
  name: '0042-limits',
  steps: [
    `create table if not exists limit_count (
      id text primary key, tried int4 not null, most int4 not null, ends_at int8 not null)`,
    `create index if not exists limit_count_ends on limit_count (ends_at)`,
  ],
}
