import type { Migration } from './Migration.ts'

/** CART-24: beside which shopper's session an agent has signed in. */
export const agentBeside: Migration = {
  name: '0033-agent-beside',
  steps: [
    `alter table session add column if not exists beside text`,
    `create index if not exists session_beside on session (beside)`,
  ],
}
