import type { Migration } from './Migration.ts'

/** Challenges of the bot check that are open or used, and not expired yet. */
export const botCheck: Migration = {
  name: '0035-bot-check',
  steps: [
    `create table if not exists bot_check (
      id text primary key, action text not null, expires_at int8 not null, spent_by text)`,
    `create index if not exists bot_check_expires on bot_check (expires_at)`,
  ],
}
