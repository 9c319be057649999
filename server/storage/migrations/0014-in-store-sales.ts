import type { Migration } from './Migration.ts'

/** BIS-02: who sold an order in a store; null for other orders. */
export const inStoreSales: Migration = {
  name: '0014-in-store-sales',
  steps: [
    `alter table orders add column if not exists store_id text`,
    `alter table orders add column if not exists store_employee_id text`,
  ],
}
