import type { Db } from '../storage/Tables.ts'

/**
 * The coupons that the first migrations made for the demonstration. `WELCOME10` and `FREESHIP` belong to the loyalty
 * programme and stay.
 */
const demonstrationCoupons = ['EXPIRED20', 'SOON15', 'ONCE5', 'MAPLE15', 'PEAK25', 'TRAIL5', 'SUMMIT5']

/** OPS-27: a shop that never was a demonstration and has no goods yet gives nothing away by codes that are public. */
export const forgetDemonstrationCoupons = async (db: Db): Promise<void> => {
  const used = await Promise.all([
    db.selectFrom('seeded_translation').select('part').limit(1).executeTakeFirst(),
    db.selectFrom('category').select('id').limit(1).executeTakeFirst(),
    db.selectFrom('orders').select('number').limit(1).executeTakeFirst(),
  ])
  if (used.some((row) => row !== undefined)) return
  await db.deleteFrom('coupon').where('code', 'in', demonstrationCoupons).execute()
}
