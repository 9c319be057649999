import type { Migration } from './Migration.ts'

/** CART-24: the shopper's session on whose device an agent has signed in. */
export const agentBeside: Migration = {
  name: '0033-agent-beside',
  steps: [
    `alter table session add column if not exists beside text`,
    `create index if not exists session_beside on session (beside)`,
  ],
}
