import { createHmac } from 'node:crypto'
import { fetchLoyaltyToken, readVouchers, readWelcomePromotion } from '../../../contracts/api/account/loyaltyApi.ts'
import { vouchersFor } from '../../../core/domain/loyalty/loyaltyProgramme.ts'
import { answer, refuse } from '../../kit/answer.ts'
import { handle } from '../../kit/handle.ts'
import type { Handler } from '../../kit/handle.ts'
import { pointsOf } from './pointsOf.ts'

/** LOY-06: the coupon of the offer. */
const welcomeCode = 'WELCOME10'

const welcomeText = {
  en: 'Welcome to the loyalty program. The code takes it off your next order.',
  fr: 'Bienvenue dans le programme de fidélité. Le code le déduit de votre prochaine commande.',
  de: 'Willkommen im Treueprogramm. Der Code zieht es von deiner nächsten Bestellung ab.',
  it: 'Ti diamo il benvenuto nel programma fedeltà. Il codice lo scala dal tuo prossimo ordine.',
  es: 'Te damos la bienvenida al programa de fidelidad. El código lo descuenta de tu próximo pedido.',
} as const

/** For members only: `admit` refuses everybody else (AUT432). */
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
   * LOY-03: identifies the member to the programme's own service. It is the same throughout a session and is not
   * stored. Who referred the member is recorded once.
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
  handle(readWelcomePromotion, async (_input, _caller, { db, now, locale: { language } }) => {
    const coupon = await db.selectFrom('coupon').selectAll().where('code', '=', welcomeCode).executeTakeFirst()
    // Operators may have ended it (OPR-57).
    if (!coupon || (coupon.valid_to !== null && now >= coupon.valid_to)) return refuse('4044')
    return answer({
      promotionId: coupon.promotion_id,
      title: { en: coupon.name, fr: coupon.french_name, ...coupon.names }[language] ?? coupon.name,
      text: welcomeText[language],
      code: coupon.code,
    })
  }),
]
