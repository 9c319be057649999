import type { PromotionSummary } from '../../../contracts/api/entities/basket.ts'

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
