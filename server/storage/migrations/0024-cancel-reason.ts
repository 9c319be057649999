import type { Migration } from './Migration.ts'

/** What somebody gave as the reason of a cancellation. */
export const cancelReason: Migration = {
  name: '0024-cancel-reason',
  steps: [`alter table orders add column if not exists cancel_reason text`],
}
