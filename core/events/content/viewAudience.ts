import type { ContentAudience, SegmentId } from '../../../contracts/content/audience.ts'
import type { Queries } from '../../../contracts/queries.ts'
import { signedInOn } from '../../domain/account/account.ts'
import { segmentsOf } from '../../domain/content/segments.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import { viewCart } from '../cart/viewCart.ts'

/** Who a document is resolved for, as far as the log tells. `now`: epoch ms. */
export const viewAudience = (
  state: ShopperState,
  { family, key }: Queries['content']['ask'],
  locale: string,
  now: number,
): ContentAudience => ({
  now,
  locale,
  segments: segmentsIn(state, locale.slice(-2)),
  // Experiments have their own issue; until then the baseline is shown.
  decisions: [],
  ...(family === 'page' ? {} : { [family]: key }),
})

/**
 * SEG-04: the log does not record which programme a prosumer belongs to, so WRANX and IPA count as absent.
 */
const segmentsIn = ({ account, cart }: ShopperState, site: string): readonly SegmentId[] => {
  const type = signedInOn(account, site)?.consumerType
  return segmentsOf({
    isLoggedIn: type !== undefined,
    isLoyaltyMember: type === 'LOYALTY',
    isEmployee: type === 'EMPLOYEE',
    isCartEmpty: viewCart(cart).lines.length === 0,
    isProsumer: type === 'PROSUMER',
    isWranx: false,
    isIpa: false,
    isAthlete: type === 'ATHLETE',
  })
}
