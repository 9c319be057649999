import { createHmac } from 'node:crypto'
import { fetchLoyaltyToken, readVouchers, readWelcomePromotion } from '../../../contracts/api/loyaltyApi.ts'
import { vouchersFor } from '../../../core/domain/loyalty/vouchers.ts'
import { answer, refuse } from '../../http/answer.ts'
import { handle } from '../../http/handle.ts'
import type { Handler } from '../../http/handle.ts'
import { pointsOf } from './pointsOf.ts'

/** LOY-06: the coupon of the offer. */
const welcomeCode = 'WELCOME10'

const welcomeWords = {
  en: 'Welcome to the loyalty program. The code takes it off your next order.',
  fr: 'Bienvenue dans le programme de fidélité. Le code le déduit de votre prochaine commande.',
} as const

/** For members; the door keeps everybody else out (AUT432). */
export const loyaltyHandlers: readonly Handler[] = [
  /** LOY-01, LOY-04, LOY-11 */
  handle(readVouchers, async (_input, { subject }, { db }) => {
    const row = await db.selectFrom('consumer').selectAll().where('id', '=', subject).executeTakeFirst()
    if (!row || row.member_id === null) return refuse('4044')
    if (row.loyalty_unconfirmed_at !== null) return refuse('REW135')
    const balance = await pointsOf(db, row)
    return answer({
      currentLoyaltyPoints: balance,
      applicableLoyaltyVouchers: vouchersFor(balance),
      memberId: row.member_id,
    })
  }),
  /**
   * LOY-03: says to the programme's own service who the member is, for this session alone: the same whenever it is asked for, and
   * nothing of it is kept. Who referred the member is noted once.
   */
  handle(fetchLoyaltyToken, async ({ body: { usid, referralCode } }, { subject, sessionId }, { db }) => {
    if (usid !== sessionId) return refuse('4044', { field: 'usid' })
    const member = await db
      .selectFrom('consumer')
      .select(['member_id', 'referral_code'])
      .where('id', '=', subject)
      .executeTakeFirst()
    const session = await db.selectFrom('session').select('salt').where('id', '=', sessionId).executeTakeFirst()
    if (!session || !member || member.member_id === null) return refuse('4044')
    if (referralCode !== undefined && member.referral_code === null)
      await db.updateTable('consumer').set({ referral_code: referralCode }).where('id', '=', subject).execute()
    return answer({
      loyaltyToken: createHmac('sha256', session.salt).update(`cairn loyalty ${member.member_id}`).digest('base64url'),
      memberId: member.member_id,
    })
  }),
  /** LOY-06 */
  handle(readWelcomePromotion, async (_input, _caller, { db, locale: { language } }) => {
    const coupon = await db.selectFrom('coupon').selectAll().where('code', '=', welcomeCode).executeTakeFirst()
    if (!coupon) return refuse('4044')
    return answer({
      promotionId: coupon.promotion_id,
      title: language === 'fr' ? coupon.french_name : coupon.name,
      text: welcomeWords[language],
      code: coupon.code,
    })
  }),
]
