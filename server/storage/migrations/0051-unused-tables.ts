import type { Migration } from './Migration.ts'

/** Attempts are counted in `limit_count` since 0042, so nothing reads the first counters any more. */
export const unusedTables: Migration = {
  name: '0051-unused-tables',
  steps: [`drop table if exists sign_in_attempt`, `drop table if exists gift_card_try`],
}
