import type { Migration } from './Migration.ts'

export const idempotency: Migration = {
  name: '0004-idempotency',
  steps: [
    `create table if not exists idempotency (
      subject text not null, key text not null, endpoint text not null, payload_hash text not null, status int4,
      body text, holder text not null, lease_until int8 not null, claimed_at int8 not null, settled_at int8,
      primary key (subject, key))`,
  ],
}
