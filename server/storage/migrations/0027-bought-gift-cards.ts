import type { Migration } from './Migration.ts'

/** Which piece of an order a gift card is. */
export const boughtGiftCards: Migration = {
  name: '0027-bought-gift-cards',
  steps: [
    `alter table gift_card add column if not exists item_id text`,
    `create index if not exists gift_card_by_order on gift_card (order_number)`,
  ],
}
