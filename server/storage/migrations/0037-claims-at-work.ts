import type { Migration } from './Migration.ts'

/** Who is working under a key, whoever it was given to: few rows at any time. */
export const claimsAtWork: Migration = {
  name: '0037-claims-at-work',
  steps: [`create index if not exists idempotency_at_work on idempotency (key) where status is null`],
}
