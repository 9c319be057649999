import type { Migration } from './Migration.ts'

/** CART-38: a product that is sold only together with another one. An existing catalogue gets the one that there is. */
export const soldTogether: Migration = {
  name: '0039-sold-together',
  steps: [
    `alter table product add column if not exists only_with text`,
    `update product set only_with = 'DROVERHVY1' where id = 'DROVERLIN1'`,
  ],
}
