import { catalogue } from './0001-catalogue.ts'
import { stores } from './0002-stores.ts'
import { sessions } from './0003-sessions.ts'
import { idempotency } from './0004-idempotency.ts'
import { baskets } from './0005-baskets.ts'
import { coupons } from './0006-coupons.ts'
import { orders } from './0007-orders.ts'
import { paymentProvider } from './0008-payment-provider.ts'
import { stockHolds } from './0009-stock-holds.ts'
import { storeStock } from './0010-store-stock.ts'
import { wishLists } from './0011-wish-lists.ts'
import { consumers } from './0012-consumers.ts'
import { providerChallenges } from './0013-provider-challenges.ts'
import { inStoreSales } from './0014-in-store-sales.ts'
import { providerSessions } from './0015-provider-sessions.ts'
import { addressBook } from './0016-address-book.ts'
import { signUp } from './0017-sign-up.ts'
import { profile } from './0018-profile.ts'
import { savedCards } from './0019-saved-cards.ts'
import { loyalty } from './0020-loyalty.ts'
import { orderSteps } from './0021-order-steps.ts'
import { serviceCases } from './0022-service-cases.ts'
import { orderLocale } from './0023-order-locale.ts'
import { cancelReason } from './0024-cancel-reason.ts'
import { giftCards } from './0025-gift-cards.ts'
import { specialGroups } from './0026-special-groups.ts'
import { boughtGiftCards } from './0027-bought-gift-cards.ts'
import { loyaltySpending } from './0028-loyalty-spending.ts'
import { agentSessions } from './0029-agent-sessions.ts'
import { moreCoupons } from './0030-more-coupons.ts'
import { outages } from './0031-outages.ts'
import { askedQuestions } from './0032-asked-questions.ts'
import { agentBeside } from './0033-agent-beside.ts'
import { collectionPoints } from './0034-collection-points.ts'
import { botCheck } from './0035-bot-check.ts'
import { rewards } from './0036-rewards.ts'
import { claimsAtWork } from './0037-claims-at-work.ts'
import { basketNeeds } from './0038-basket-needs.ts'
import { soldTogether } from './0039-sold-together.ts'
import { limits } from './0042-limits.ts'
import { knownDevices } from './0043-known-devices.ts'
import type { Migration } from './Migration.ts'
import { storeDevices } from './0044-store-devices.ts'
import { renewalKeys } from './0046-renewal-keys.ts'
import { retentionIndexes } from './0047-retention.ts'
import { codeSessions } from './0048-code-sessions.ts'
import { content } from './0049-content.ts'
import { publications } from './0050-publications.ts'
import { unusedTables } from './0051-unused-tables.ts'
import { experiments } from './0052-experiments.ts'
import { reviewVotes } from './0053-review-votes.ts'
import { tracking } from './0054-tracking.ts'
import { stockNotices } from './0055-stock-notices.ts'

/** In the order they are applied. Add yours at the end. */
export const migrations: readonly Migration[] = [
  catalogue,
  stores,
  sessions,
  idempotency,
  baskets,
  coupons,
  orders,
  paymentProvider,
  stockHolds,
  storeStock,
  wishLists,
  consumers,
  providerChallenges,
  inStoreSales,
  providerSessions,
  addressBook,
  signUp,
  profile,
  savedCards,
  loyalty,
  orderSteps,
  serviceCases,
  orderLocale,
  cancelReason,
  giftCards,
  specialGroups,
  boughtGiftCards,
  loyaltySpending,
  agentSessions,
  moreCoupons,
  outages,
  askedQuestions,
  agentBeside,
  collectionPoints,
  botCheck,
  rewards,
  claimsAtWork,
  basketNeeds,
  soldTogether,
  renewalKeys,
  limits,
  knownDevices,
  retentionIndexes,
  codeSessions,
  storeDevices,
  content,
  publications,
  unusedTables,
  experiments,
  reviewVotes,
  tracking,
  stockNotices,
]
