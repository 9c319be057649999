import type { Migration } from './Migration.ts'

/** Services behind the shop that are out of order. */
export const outages: Migration = {
  name: '0031-outages',
  steps: [`create table if not exists outage (service text primary key)`],
}
