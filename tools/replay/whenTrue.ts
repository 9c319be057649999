import type { Commit } from '../../core/domain/log/commit.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { foldCommits } from '../../worker/pipeline/foldLog.ts'
import { logScope } from './condition/logScope.ts'
import type { Condition } from './condition/parseCondition.ts'

/**
 * Where a condition became true. A condition need not stay true, so every entry is tested (a million a second) instead
 * of bisecting: the answer is the first entry, not one of several.
 */
export type WhenTrue =
  | { readonly _tag: 'Never' }
  /** It already held before the first entry that was tested. */
  | { readonly _tag: 'FromTheStart' }
  /**
   * `index` = the entry after which it holds; `until` = the first later one after which it no longer does, null if it
   * stays true.
   */
  | { readonly _tag: 'From'; readonly index: number; readonly until: number | null }

/** `start` is the state before the first of `commits`; it is not changed. */
export const whenTrue = (
  start: { readonly seq: number; readonly shop: ShopperState },
  commits: readonly Commit[],
  condition: Condition,
): WhenTrue => {
  let shop = structuredClone(start.shop)
  if (condition.holds(logScope(shop, undefined))) return { _tag: 'FromTheStart' }
  let from: number | null = null
  for (const [index, commit] of commits.entries()) {
    shop = foldCommits(shop, commit.seq - 1, [commit]).shop
    const holds = condition.holds(logScope(shop, commit))
    if (holds && from === null) from = index
    if (!holds && from !== null) return { _tag: 'From', index: from, until: index }
  }
  return from === null ? { _tag: 'Never' } : { _tag: 'From', index: from, until: null }
}
