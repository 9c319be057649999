import type { PromotionSummary } from '../../../contracts/api/entities/basket.ts'
import { calloutParts } from '../configuration/constants.ts'

/** A promotion for every basket whose goods (`goodsTotal`) reach the threshold. Minor units. */
export type ThresholdPromotion = {
  readonly promotionId: string
  readonly promotionName: string
  readonly level: PromotionSummary['level']
  /** CART-08: `before|after|reached`. */
  readonly calloutMessage: string
  readonly threshold: number
  /** The callout appears once no more than this is missing; absent = always. */
  readonly approachingDisplayLevel?: number
}

/** CART-07: what the basket shows about each promotion: how much is missing, 0 = reached. */
export const promotionSummary = (
  promotions: readonly ThresholdPromotion[],
  goods: number,
): readonly PromotionSummary[] =>
  promotions.map((promotion) => ({
    ...promotion,
    distanceFromConditionThreshold: Math.max(0, promotion.threshold - goods),
  }))

export const isReached = (promotion: ThresholdPromotion, goods: number): boolean => goods >= promotion.threshold

/** The text before the missing amount, the text after it, and the text once it is reached. */
export type Callout = { readonly before: string; readonly after: string; readonly reached: string }

/** What the screen says now; `distance` (minor units) is shown as money between `before` and `after`. */
export type ShownCallout =
  | { readonly _tag: 'Approaching'; readonly before: string; readonly distance: number; readonly after: string }
  | { readonly _tag: 'Reached'; readonly text: string }

/** CART-08: exactly three parts between pipes, trimmed; anything else is not a callout. */
export const parseCallout = (message: string): Callout | null => {
  const parts = message.split('|').map((part) => part.trim())
  const [before = '', after = '', reached = ''] = parts
  return parts.length === calloutParts ? { before, after, reached } : null
}

/** CART-08: what to show of a promotion, if anything. */
export const shownCallout = (
  promotion: Pick<PromotionSummary, 'calloutMessage' | 'distanceFromConditionThreshold' | 'approachingDisplayLevel'>,
): ShownCallout | null => {
  const callout = parseCallout(promotion.calloutMessage)
  const distance = promotion.distanceFromConditionThreshold
  if (callout === null || isBlank(callout) || distance > (promotion.approachingDisplayLevel ?? distance)) return null
  if (distance > 0) return { _tag: 'Approaching', before: callout.before, distance, after: callout.after }
  return callout.reached === '' ? null : { _tag: 'Reached', text: callout.reached }
}

const isBlank = ({ before, after, reached }: Callout): boolean => before === '' && after === '' && reached === ''
