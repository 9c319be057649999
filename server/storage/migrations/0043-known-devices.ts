import type { Migration } from './Migration.ts'

/** The devices that have signed in to an account: the device's secret and the name, hashed together. */
export const knownDevices: Migration = {
  name: '0043-known-devices',
  steps: [
    `create table if not exists known_device (hash text primary key, consumer_id text not null, seen_at int8 not null)`,
    `create index if not exists known_device_consumer on known_device (consumer_id)`,
  ],
}
