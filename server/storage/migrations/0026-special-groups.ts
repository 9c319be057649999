import type { Migration } from './Migration.ts'

/** ACC-01: the programme that somebody is a prosumer of, and their number there. */
export const specialGroups: Migration = {
  name: '0026-special-groups',
  steps: [
    `alter table consumer add column if not exists programme text`,
    `alter table consumer add column if not exists programme_number text`,
  ],
}
