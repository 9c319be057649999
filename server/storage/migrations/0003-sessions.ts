import type { Migration } from './Migration.ts'

export const sessions: Migration = {
  name: '0003-sessions',
  steps: [
    `create table if not exists session (
      id text primary key, kind text not null, subject text not null, salt text not null, created_at int8 not null,
      expires_at int8 not null, revoked_at int8)`,
    `create table if not exists access_token (
      hash text primary key, session_id text not null, expires_at int8 not null)`,
    `create index if not exists access_token_by_session on access_token (session_id, expires_at)`,
    `create table if not exists refresh_token (hash text primary key, session_id text not null, used_at int8)`,
    `create index if not exists refresh_token_by_session on refresh_token (session_id)`,
  ],
}
