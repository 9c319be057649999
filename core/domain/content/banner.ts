import type { ShownBlockOf } from '../../../contracts/content/blockTree.ts'
import type { Target } from '../../../contracts/content/target.ts'
import { contentMeasures } from '../configuration/constants.ts'
import { allBreakpoints } from './breakpointValues.ts'

export type Banner = ShownBlockOf<'hero' | 'linked-card' | 'multi-link-card'>

/** CMS-29: where the whole banner leads. `No-CTA` banners are one link; others lead somewhere by their picture alone. */
export const bannerTarget = ({ linkType, mediaTarget, targets = [] }: Banner): Target | undefined =>
  linkType === 'No-CTA' ? (mediaTarget ?? targets[0]) : undefined

/** CMS-29: the buttons, of which a `No-CTA` banner has none. */
export const bannerButtons = ({ linkType, targets = [] }: Banner): readonly Target[] =>
  linkType === 'No-CTA' ? [] : targets

/** CMS-26: per cent of the height. */
export const gradientHeight = ({ gradient }: Banner): number => gradientHeights[gradient?.style ?? 'off']

/** CMS-26: how high the veil at the foot reaches, in per cent, and at which widths: `50 xs sm`. */
export const gradientFoot = (banner: Banner): string | undefined => {
  if (banner.gradient === undefined) return undefined
  const { breakpoints: widths = [] } = banner.gradient
  return [gradientHeight(banner), ...(widths.length > 0 ? widths : allBreakpoints)].join(' ')
}

/** CMS-27, 28: its place and width: `left full`. */
export const overlayPlace = (banner: Banner): string => `${banner.overlay?.position ?? 'left'} ${overlayWidth(banner)}`

/** CMS-28 */
export const overlayWidth = ({ overlay }: Banner) => overlay?.width ?? 'full'

const [full, focused, off] = contentMeasures.gradient
const gradientHeights = { full, focused, off } as const

/** PROMO-12, CMS-29: as a tracking event has it, in JSON; for the attribute by which the page finds the banner again. */
export const promotionOf = ({ promotionTracking: tracked }: Banner): string | undefined =>
  tracked &&
  JSON.stringify({ promotion_id: tracked.promotionId, name: tracked.promotionName, creative: tracked.creativeName })
