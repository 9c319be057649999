import type { CommandOf } from '../../../contracts/commands.ts'
import { limits } from '../../domain/configuration/limits.ts'
import type { SavedItems } from '../../domain/saved/saved.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import type { Decision } from '../decision.ts'
import { owedCall } from '../call.ts'
import type { Call } from '../call.ts'

export const refreshSaved = ({ saved }: ShopperState, { commandId: id }: CommandOf<'RefreshSaved'>): Decision =>
  saved.refresh ? [] : [{ _tag: 'v1.SavedRefreshRequested', id }]

/** FAV-15: the next page that is owed. */
export const readSavedCall = ({ saveForLaterId, refresh }: SavedItems): Call | null => {
  if (!refresh) return null
  const query = { start: refresh.read.length, count: limits.savedForLater }
  const key = `${refresh.id}/saved/${refresh.read.length}`
  return owedCall('cart', key, { endpoint: 'readSaved', input: { query } }, saveForLaterId)
}
