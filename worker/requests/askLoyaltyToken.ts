import { fetchLoyaltyToken } from '../../contracts/api/account/loyaltyApi.ts'
import type { Ids } from '../../core/adapters/clock/Ids.ts'
import { configurationOf } from '../../core/domain/configuration/configuration.ts'
import type { Locale } from '../../core/domain/locale/locales.ts'
import type { Session } from '../session/session.ts'
import { defined } from '../../core/domain/fields/fields.ts'

export type LoyaltySettings = { readonly session: Session; readonly ids: Ids; readonly locale: Locale }

/**
 * LOY-02, LOY-03: introduces a member to the loyalty programme for this session, and names who recommended the shop.
 * `hasJoined`: became a member just now, whatever the session's record still says. The token opens the programme's own
 * pages; the shop has none of them, so the token is not kept and nobody waits for it.
 */
export const askLoyaltyToken = async (
  { session, ids, locale }: LoyaltySettings,
  { hasJoined = false, referralCode }: { readonly hasJoined?: boolean; readonly referralCode?: string | undefined },
): Promise<void> => {
  if (!configurationOf(locale).features.loyalty) return
  const who = await session.who()
  if (who === null || (who.memberId === undefined && !hasJoined)) return
  await session.send(fetchLoyaltyToken, { body: { usid: who.usid, ...defined({ referralCode }) } }, ids.uuidv7())
}
