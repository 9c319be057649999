import type { Migration } from './Migration.ts'

/** `country`: the only one a code is for; null = all. */
export const moreCoupons: Migration = {
  name: '0030-more-coupons',
  steps: [
    `alter table coupon add column if not exists country text`,
    `insert into coupon (code, promotion_id, name, french_name, benefit, amount, once, threshold, country) values
      ('MAPLE15', 'maple', '15% off in Canada', '15 % au Canada', 'percentOffOrder', 1500, false, null, 'CA'),
      ('PEAK25', 'peak', '25 off from 250', '25 de moins dès 250', 'amountOffOrder', 2500, false, 25000, null),
      ('TRAIL5', 'trail', '5% off for trail days', '5 % pour les journées trail', 'percentOffOrder', 500, false, null, null),
      ('SUMMIT5', 'summit', '5% off for summits', '5 % pour les sommets', 'percentOffOrder', 500, false, null, null)
      on conflict (code) do nothing`,
  ],
}
