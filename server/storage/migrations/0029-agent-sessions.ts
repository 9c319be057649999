import type { Migration } from './Migration.ts'

/** AUTH-24: which agent a session at a store is, and in which store. */
export const agentSessions: Migration = {
  name: '0029-agent-sessions',
  steps: [
    `alter table session add column if not exists agent_id text`,
    `alter table session add column if not exists store_id text`,
  ],
}
