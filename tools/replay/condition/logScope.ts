import { wants } from '../../../core/commands/wants.ts'
import type { Commit } from '../../../core/domain/log/commit.ts'
import type { ShopperState } from '../../../core/domain/state/shopperState.ts'
import { viewsOf } from '../../../worker/bridge/viewsOf.ts'
import type { Scope } from './parseCondition.ts'

/** What a condition may refer to at one entry of a log. */
export const scopeNames = ['cart', 'checkout', 'order', 'view', 'owed', 'events', 'cause', 'seq', 'at'] as const

/** `commit` is the one that led to the state; none before the first. */
export const logScope = (
  shop: ShopperState,
  commit: Pick<Commit, 'events' | 'cause' | 'seq' | 'at'> | undefined,
): Scope<(typeof scopeNames)[number]> => ({
  cart: () => shop.cart,
  checkout: () => shop.checkout,
  order: () => shop.order,
  view: () => viewsOf(shop),
  owed: () => wants(shop),
  events: () => commit?.events ?? [],
  cause: () => commit?.cause ?? null,
  seq: () => commit?.seq ?? 0,
  at: () => commit?.at ?? 0,
})
