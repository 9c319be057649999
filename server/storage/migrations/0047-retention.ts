import type { Migration } from './Migration.ts'

/** What the purge looks for by age (docs/retention.md). */
export const retentionIndexes: Migration = {
  name: '0047-retention',
  steps: [
    `create index if not exists session_by_end on session (expires_at)`,
    `create index if not exists access_token_by_end on access_token (expires_at)`,
    `create index if not exists idempotency_by_age on idempotency (claimed_at)`,
    `create index if not exists basket_by_age on basket (updated_at)`,
    `create index if not exists mail_by_age on mail (sent_at)`,
  ],
}
