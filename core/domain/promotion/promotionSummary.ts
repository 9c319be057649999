import type { PromotionSummary } from '../../../contracts/api/basket.ts'

/** A promotion every basket gets once its goods (`goodsTotal`) cost as much as the threshold. Minor units. */
export type ThresholdPromotion = {
  readonly promotionId: string
  readonly promotionName: string
  readonly level: PromotionSummary['level']
  /** CART-08: `before|after|reached`. */
  readonly calloutMessage: string
  readonly threshold: number
  /** The callout appears from this distance on; absent = always. */
  readonly approachingDisplayLevel?: number
}

/** CART-07: what the basket says about each promotion: how far it still is, 0 = reached. */
export const promotionSummary = (
  promotions: readonly ThresholdPromotion[],
  goods: number,
): readonly PromotionSummary[] =>
  promotions.map((promotion) => ({
    ...promotion,
    distanceFromConditionThreshold: Math.max(0, promotion.threshold - goods),
  }))

export const isReached = (promotion: ThresholdPromotion, goods: number): boolean => goods >= promotion.threshold
