import type { Migration } from './Migration.ts'

/** The reason given for a cancellation. */
export const cancelReason: Migration = {
  name: '0024-cancel-reason',
  steps: [`alter table orders add column if not exists cancel_reason text`],
}
