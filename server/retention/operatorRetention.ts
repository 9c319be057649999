import { sql } from 'kysely'
import { day, rowsOf } from './retentionRule.ts'
import type { RetentionRule } from './retentionRule.ts'

/** OPR-02, OPR-03, OPR-39: what operators came in by, and processes that did not say that they ended. The operators and what they changed are kept. */
export const operatorRetention: readonly RetentionRule[] = [
  {
    name: 'sessions of operators',
    remove: (now, most) => rowsOf('operator_session', 'hash', sql`expires_at < ${now - day}`, most),
  },
  {
    name: 'invitations of operators',
    remove: (now, most) => rowsOf('operator_invitation', 'hash', sql`expires_at < ${now - 30 * day}`, most),
  },
  {
    name: 'challenges of operators',
    remove: (now, most) => rowsOf('operator_challenge', 'id', sql`expires_at < ${now - day}`, most),
  },
  {
    name: 'processes that ended',
    remove: (now, most) => rowsOf('server_process', 'id', sql`seen_at < ${now - day}`, most),
  },
]
