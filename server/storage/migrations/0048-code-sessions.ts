import type { Migration } from './Migration.ts'

/** AUTH-08: the session that an authorization code has opened; it ends when the code is used again. */
export const codeSessions: Migration = {
  name: '0048-code-sessions',
  steps: [`alter table authorization_code add column if not exists session_id text`],
}
