import type { Migration } from './Migration.ts'

/** ACC-01: a prosumer's programme, and their number in it. */
export const specialGroups: Migration = {
  name: '0026-special-groups',
  steps: [
    `alter table consumer add column if not exists programme text`,
    `alter table consumer add column if not exists programme_number text`,
  ],
}
