/** What of the shelf somebody has to look at. */
export type PricingNeeds = {
  readonly skus: readonly string[]
  /** Of coupons */
  readonly codes: readonly string[]
  /** Ids of gift cards, rewards and credit. */
  readonly giftCards: readonly string[]
  /** Names a redemption could stand under. */
  readonly customers: readonly string[]
  readonly storeId?: string
  /** Of a collection point */
  readonly pointId?: string
}

/** What is looked at beside it; `storeId` and `pointId` instead of its own. */
export type MoreNeeds = { readonly [Name in keyof PricingNeeds]?: PricingNeeds[Name] | undefined }
