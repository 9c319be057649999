/** OPR-01…07: who runs the shop, how they sign in, and what they have changed. Times in epoch ms. */
export const operators: readonly string[] = [
  `create table if not exists operator (
    id text primary key, email text not null, name text not null, roles jsonb not null, state text not null,
    revision int4 not null, created_at int8 not null)`,
  `create unique index if not exists operator_email_claim on operator (email)`,
  `create table if not exists operator_invitation (
    hash text primary key, operator_id text not null, expires_at int8 not null, used_at int8)`,
  `create index if not exists operator_invitation_of on operator_invitation (operator_id)`,
  `create table if not exists operator_passkey (
    id text primary key, operator_id text not null, public_key text not null, counter int8 not null,
    transports jsonb not null, created_at int8 not null, used_at int8)`,
  `create index if not exists operator_passkey_of on operator_passkey (operator_id)`,
  `create table if not exists operator_challenge (
    id text primary key, challenge text not null, operator_id text, expires_at int8 not null)`,
  `create table if not exists operator_session (
    hash text primary key, operator_id text not null, seen_at int8 not null, expires_at int8 not null)`,
  `create index if not exists operator_session_of on operator_session (operator_id)`,
  `create table if not exists operator_change (
    id text primary key, at int8 not null, made_by text, noun text not null, key text not null, before jsonb,
    after jsonb)`,
  `create index if not exists operator_change_of on operator_change (noun, key)`,
]
