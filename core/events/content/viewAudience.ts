import type { ContentAudience, VariantDecision } from '../../../contracts/content/audience.ts'
import type { Queries } from '../../../contracts/queries.ts'
import { audienceOf, segmentsOn } from '../../domain/content/segments.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import { viewCart } from '../cart/viewCart.ts'

/** Who a document is resolved for, as far as the log tells. `now`: epoch ms. */
export const viewAudience = (
  { account, cart }: ShopperState,
  ask: Queries['content']['ask'],
  locale: string,
  now: number,
  decisions: readonly VariantDecision[],
): ContentAudience =>
  audienceOf(segmentsOn(locale.slice(-2), account, viewCart(cart).lines.length === 0), ask, locale, now, decisions)
