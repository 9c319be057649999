import type { Migration } from './Migration.ts'

/**
 * Instants in epoch ms. `customer` is `email:…` or `consumer:…`; one order holds or has used a code for each of them.
 */
export const coupons: Migration = {
  name: '0006-coupons',
  steps: [
    `create table if not exists coupon (
      code text primary key, promotion_id text not null, name text not null, french_name text not null,
      benefit text not null,
      amount int4 not null, valid_from int8, valid_to int8, once boolean not null, threshold int4)`,
    `create table if not exists coupon_redemption (
      code text not null, customer text not null, order_number text not null,
      constraint coupon_redemption_claim primary key (code, customer))`,
    `create index if not exists coupon_redemption_by_order on coupon_redemption (order_number)`,
    `insert into coupon values
      ('WELCOME10', 'welcome', '10% off your order', '10 % sur votre commande', 'percentOffOrder', 1000, null, null, false, null),
      ('FREESHIP', 'free-shipping-code', 'Free shipping', 'Livraison gratuite', 'freeShipping', 0, null, null, false, null),
      ('EXPIRED20', 'expired', '20% off, last spring', '20 %, printemps dernier', 'percentOffOrder', 2000, null, 1717200000000, false, null),
      ('SOON15', 'soon', '15% off, later', '15 %, plus tard', 'percentOffOrder', 1500, 4102444800000, null, false, null),
      ('ONCE5', 'once', '5 off, once', '5 de moins, une fois', 'amountOffOrder', 500, null, null, true, null)
      on conflict (code) do nothing`,
  ],
}
