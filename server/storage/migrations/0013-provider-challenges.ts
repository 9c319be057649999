import type { Migration } from './Migration.ts'

/**
 * The bank's challenges before a card is charged, and the one that an order waits for. `answer` is the shopper's, given
 * once; `result` is what the page returns for it.
 */
export const providerChallenges: Migration = {
  name: '0013-provider-challenges',
  steps: [
    `create table if not exists provider_challenge (
      id text primary key, charge_id text not null constraint provider_challenge_charge_claim unique,
      tries int4 not null,
      answer text, result text not null, expires_at int8 not null)`,
    `alter table orders add column if not exists challenge_id text`,
  ],
}
