import { canonical } from '../core/domain/log/chainHash.ts'
import type { Commit } from '../core/domain/log/commit.ts'
import type { ShopperState } from '../core/domain/state/shopperState.ts'
import { encodeForLog } from '../core/events/log/commitCodec.ts'
import { startsOver } from './foldLog.ts'
import { decideCause } from './decideCause.ts'

/** Today's code on yesterday's cause: what it decides now, and whether that is what was written then. `why` when it decides nothing. */
export type Redecided = { readonly same: boolean; readonly now: readonly unknown[]; readonly why: string | null }

export const redecide = (before: ShopperState, commit: Commit): Redecided => {
  // AUTH-13: what a sign-out was decided from has been erased with it.
  if (commit.cause._tag === 'Restored' || startsOver(commit)) return { same: true, now: commit.events, why: null }
  const { events, why } = decideCause(before, commit)
  const now = encodeForLog(events)
  return { now, why, same: canonical(now) === canonical(commit.events) }
}
