import { readVouchers, readWelcomePromotion } from '../../../contracts/api/loyaltyApi.ts'
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
    return answer({ currentLoyaltyPoints: balance, applicableLoyaltyVouchers: vouchersFor(balance), memberId: row.member_id })
  }),
  /** LOY-06 */
  handle(readWelcomePromotion, async (_input, _caller, { db, locale: { language } }) => {
    const coupon = await db.selectFrom('coupon').selectAll().where('code', '=', welcomeCode).executeTakeFirst()
    if (!coupon) return refuse('4044')
    return answer({ promotionId: coupon.promotion_id, title: language === 'fr' ? coupon.french_name : coupon.name, text: welcomeWords[language], code: coupon.code })
  }),
]
