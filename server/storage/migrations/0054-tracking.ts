import type { Migration } from './Migration.ts'

/** TRK-04: what shoppers did, each event once by its id. */
export const tracking: Migration = {
  name: '0054-tracking',
  steps: [
    `create table if not exists tracking_event (
      id text primary key, name text not null, at int8 not null, properties jsonb not null, locale text not null,
      received_at int8 not null)`,
    `create index if not exists tracking_event_received on tracking_event (received_at)`,
  ],
}
