import { fetchLoyaltyToken } from '../contracts/api/loyaltyApi.ts'
import type { Ids } from '../core/adapters/clock/Ids.ts'
import { configurationOf } from '../core/domain/configuration/configuration.ts'
import type { Locale } from '../core/domain/locale/locales.ts'
import type { Session } from './session.ts'

export type LoyaltySettings = { readonly session: Session; readonly ids: Ids; readonly locale: Locale }

/**
 * LOY-02, LOY-03: makes a member known to the loyalty programme for this session, and who recommended the shop with it. `hasJoined`:
 * a member since just now, whatever the session's record still says. The token opens the programme's own pages; the shop has none
 * of them, so nothing of it is kept, and nobody waits for it.
 */
export const askLoyaltyToken = async (
  { session, ids, locale }: LoyaltySettings,
  { hasJoined = false, referralCode }: { readonly hasJoined?: boolean; readonly referralCode?: string | undefined },
): Promise<void> => {
  if (!configurationOf(locale).features.loyalty) return
  const who = await session.who()
  if (who === null || (who.memberId === undefined && !hasJoined)) return
  await session.send(
    fetchLoyaltyToken,
    { body: { usid: who.usid, ...(referralCode === undefined ? {} : { referralCode }) } },
    ids.uuidv7(),
  )
}
