import type { Migration } from './Migration.ts'

/**
 * What a basket's figures look at, beside it, so that one statement finds both (`needsOf`); null in a basket that nothing has
 * changed since. `edition` counts every writing of the row, those too that leave its version as it is.
 */
export const basketNeeds: Migration = {
  name: '0038-basket-needs',
  steps: [
    `alter table basket add column if not exists needs jsonb`,
    `alter table basket add column if not exists edition int4 not null default 0`,
  ],
}
