import type { Migration } from './Migration.ts'

/**
 * BIS-07: the codes that enrol a device (no store: at any; no expiry: for any number of devices), the enrolled devices,
 * and on which of them an agent has signed in.
 */
export const storeDevices: Migration = {
  name: '0044-store-devices',
  steps: [
    `create table if not exists enrolment_code (hash text primary key, store_id text, expires_at int8, used_at int8)`,
    `create table if not exists store_device (
      id text primary key, hash text not null, store_id text not null, code_hash text not null,
      enrolled_at int8 not null, revoked_at int8)`,
    `create index if not exists store_device_hash on store_device (hash)`,
    `alter table session add column if not exists device_id text`,
    `create index if not exists session_device on session (device_id) where device_id is not null`,
  ],
}
