import type { Migration } from './Migration.ts'

/**
 * What a basket's figures depend on, stored with it so that one statement finds both (`needsOf`); null in a basket that
 * has not changed since. `edition` counts every write of the row, including those that keep its version.
 */
export const basketNeeds: Migration = {
  name: '0038-basket-needs',
  steps: [
    `alter table basket add column if not exists needs jsonb`,
    `alter table basket add column if not exists edition int4 not null default 0`,
  ],
}
