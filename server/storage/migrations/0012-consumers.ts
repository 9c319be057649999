import type { Migration } from './Migration.ts'

/**
 * AUTH: accounts, the counters of sign-in attempts, and what carries a guest's things into an account. Times are epoch
 * ms.
 */
export const consumers: Migration = {
  name: '0012-consumers',
  steps: [
    `create table if not exists consumer (
      id text primary key, email text not null constraint consumer_email_claim unique, password text not null,
      type text not null, is_agent bool not null, member_id text, first_name text not null, last_name text not null,
      terms_accepted_at int8, locked_at int8, created_at int8 not null)`,
    `create table if not exists sign_in_attempt (
      username text primary key, tried int4 not null, since int8 not null, last int8 not null)`,
    `create table if not exists authorization_code (
      hash text primary key, consumer_id text not null, challenge text not null, state text not null, guest text,
      expires_at int8 not null, used_at int8)`,
    `create table if not exists password_reset (
      hash text primary key, consumer_id text not null, expires_at int8 not null, used_at int8)`,
    `create index if not exists password_reset_by_consumer on password_reset (consumer_id, expires_at)`,
    `create table if not exists basket_carried (
      guest_basket_id text primary key, basket_id text not null, guest text not null)`,
    `create table if not exists mail (
      id text primary key, recipient text not null, subject text not null, body text not null, sent_at int8 not null)`,
    `create index if not exists session_by_subject on session (subject)`,
  ],
}
