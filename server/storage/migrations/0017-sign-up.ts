import type { Migration } from './Migration.ts'

/** SIGN-30…34, ACC-04: who signed up, how they came, and what they want to hear. Times are epoch ms. */
export const signUp: Migration = {
  name: '0017-sign-up',
  steps: [
    ...[
      'phone',
      'phone_code',
      'postal_code',
      'birth_date',
      'gender',
      'source_store',
      'source_campaign',
      'lead_source',
      'referral_code',
    ].map((column) => `alter table consumer add column if not exists ${column} text`),
    `alter table consumer add column if not exists loyalty_since int8`,
    `alter table consumer add column if not exists policy_confirmed_at int8`,
    `create unique index if not exists consumer_phone_claim on consumer (phone)`,
    `create table if not exists subscription (
      channel text not null, type text not null, recipient text not null, consumer_id text, opted_in bool not null,
      country text not null, at int8 not null, constraint subscription_claim primary key (channel, type, recipient))`,
    `create index if not exists subscription_by_consumer on subscription (consumer_id)`,
  ],
}
