export type LoyaltyTables = {
  /** Points that were given, once for each reason; `at` in epoch ms. */
  loyalty_grant: { consumer_id: string; reason: 'welcome' | 'demonstration'; points: number; at: number }
}
