import type { Migration } from './Migration.ts'

/** The site an order was placed on: its letters are written in that language. */
export const orderLocale: Migration = {
  name: '0023-order-locale',
  steps: [`alter table orders add column if not exists locale text`],
}
