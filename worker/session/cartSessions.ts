import type { Greeting } from '../../contracts/storefrontWorker.ts'
import type { Lane } from '../../core/commands/call.ts'
import { cartLocale } from '../../core/domain/cart/cartLocale.ts'
import type { Locale } from '../../core/domain/locale/locales.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import type { Environment } from '../environment.ts'
import { openSession } from './openSession.ts'
import type { Session } from './session.ts'

/**
 * CART-42: a cart that was moved to another country's shop, or has not yet followed the shopper, belongs to that shop's
 * session, whichever page's tab sends its calls. Favorites follow the page.
 */
export const cartSessions = (
  environment: Environment,
  greeting: Greeting,
  session: Session,
  own: Locale,
  cart: () => ShopperState['cart'],
): ((lane: Lane) => Session) => {
  const sessions = new Map([[own.slice(-2), session]])
  return (lane) => {
    const locale = lane === 'favorites' ? own : cartLocale(cart(), own)
    const known = sessions.get(locale.slice(-2))
    if (known) return known
    const other = openSession(environment, {
      greeting: { ...greeting, locale },
      onNews: () => undefined,
      note: async () => undefined,
      onEnded: () => undefined,
    }).session
    sessions.set(locale.slice(-2), other)
    return other
  }
}
