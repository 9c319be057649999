import type { Migration } from './Migration.ts'

export const stores: Migration = {
  name: '0002-stores',
  steps: [
    `create table if not exists store (
      id text primary key, name text not null, country text not null, city text not null, document jsonb not null)`,
    `create index if not exists store_by_country on store (country)`,
    `create table if not exists store_employee (id text primary key, store_id text not null, name text not null)`,
    `create index if not exists store_employee_by_store on store_employee (store_id)`,
  ],
}
