export type LoyaltyTables = {
  /** Points that were given, once for each reason; `at` in epoch ms. */
  loyalty_grant: { consumer_id: string; reason: 'welcome' | 'demonstration'; points: number; at: number }
  /** LOY-08: what an order has taken: held while it is paid, spent once it is confirmed. `amount` = what it paid, minor units. */
  loyalty_spending: { order_number: string; consumer_id: string; points: number; amount: number }
}
