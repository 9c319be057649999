import type { Migration } from './Migration.ts'

/**
 * PAY-10: what a shopper is asked on the provider's own page. `answer` is given once; `token` is worthless without it.
 */
export const providerSessions: Migration = {
  name: '0015-provider-sessions',
  steps: [
    `create table if not exists provider_session (
      id text primary key, client_token text not null unique, method text not null,
      amount int4 not null check (amount > 0),
      currency text not null, return_path text not null, answer text, token text not null unique, expires_at int8 not null)`,
  ],
}
