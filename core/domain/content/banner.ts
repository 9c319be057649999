import type { ShownBlockOf } from '../../../contracts/content/blockTree.ts'
import type { Target } from '../../../contracts/content/target.ts'
import { contentMeasures } from '../configuration/constants.ts'

export type Banner = ShownBlockOf<'hero' | 'linked-card' | 'multi-link-card'>

/** CMS-29: where the whole banner leads. `No-CTA` banners are one link; others lead somewhere by their picture alone. */
export const bannerTarget = ({ linkType, mediaTarget, targets = [] }: Banner): Target | undefined =>
  linkType === 'No-CTA' ? (mediaTarget ?? targets[0]) : undefined

/** CMS-29: the buttons, of which a `No-CTA` banner has none. */
export const bannerButtons = ({ linkType, targets = [] }: Banner): readonly Target[] =>
  linkType === 'No-CTA' ? [] : targets

/** CMS-26: per cent of the height. */
export const gradientHeight = ({ gradient }: Banner): number => gradientHeights[gradient?.style ?? 'off']

/** CMS-28 */
export const overlayWidth = ({ overlay }: Banner) => overlay?.width ?? 'full'

const [full, focused, off] = contentMeasures.gradient
const gradientHeights = { full, focused, off } as const
