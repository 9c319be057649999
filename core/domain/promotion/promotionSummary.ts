import type { PromotionSummary } from '../../../contracts/api/basket.ts'

/** A promotion every basket gets once its item subtotal reaches the threshold. Minor units. */
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
  subtotal: number,
): readonly PromotionSummary[] =>
  promotions.map((promotion) => ({
    ...promotion,
    distanceFromConditionThreshold: Math.max(0, promotion.threshold - subtotal),
  }))

export const isReached = (promotion: ThresholdPromotion, subtotal: number): boolean => subtotal >= promotion.threshold
