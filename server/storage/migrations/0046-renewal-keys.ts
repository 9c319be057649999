import type { Migration } from './Migration.ts'

/** A repeated renewal is recognised by its key (decision 5). */
export const renewalKeys: Migration = {
  name: '0046-renewal-keys',
  steps: [`alter table refresh_token add column if not exists renewal_key text`],
}
