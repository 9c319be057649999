import type { Migration } from './Migration.ts'

/** ACC-01, ACC-05: what an account prefers. */
export const profile: Migration = {
  name: '0018-profile',
  steps: ['interests', 'preferred_shoe_size'].map(
    (column) => `alter table consumer add column if not exists ${column} text`,
  ),
}
