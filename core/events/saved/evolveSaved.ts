import { castDraft } from 'immer'
import type { Draft } from 'immer'
import type { PendingChange } from '../../domain/cart/changes/cartChange.ts'
import { ruleOf } from '../../domain/cart/changes/changeRules.ts'
import type { SavedLine } from '../../domain/saved/saved.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import { asks, changeOf, nextCall, withdraw } from '../cart/pendingChanges.ts'
import type { Evolve } from '../evolve.ts'
import type { SavedEvent } from './savedEvents.ts'

/** What each fact about saved items changes. */
export const evolveSaved: Evolve<SavedEvent> = {
  'v1.LineSaveRequested': (state, event) => {
    asks('SaveLine', { asItem: false })(state, event)
    // CART-42: no longer left behind by the cart's move.
    const { move } = state.cart
    if (move) move.notSold = move.notSold.filter(({ key }) => key !== event.key)
  },
  'v1.SavedMoveRequested': asks('MoveToCart', { phase: 'add' }),
  'v1.SavedRemovalRequested': asks('RemoveSaved'),
  'v1.SaveTurnedToItem': (state, { changeId }) => {
    const change = changeOf(state, changeId)
    if (change?.wish.kind !== 'SaveLine') return
    change.wish.asItem = true
    nextCall(change)
  },
  'v1.SavedConfirmed': (state, { changeId, saveForLaterId, items }) => {
    withdraw(state, changeId)
    acceptSaved(state, saveForLaterId, items)
    if (state.saved.refresh) state.saved.refresh = { id: `after-${changeId}`, read: [] }
  },
  'v1.SavedItemGone': (state, { changeId, key }) => {
    withdraw(state, changeId)
    state.saved.items = state.saved.items.filter((line) => line.key !== key)
  },
  'v1.SavedRefreshRequested': (state, { id }) => {
    state.saved.refresh = { id, read: [] }
  },
  'v1.SavedPageRead': (state, { saveForLaterId, total, items }) => {
    if (!state.saved.refresh) return
    state.saved.refresh.read.push(...items)
    const { read } = state.saved.refresh
    if (items.length > 0 && read.length < total) return
    state.saved.refresh = null
    acceptSaved(
      state,
      saveForLaterId,
      read.filter(({ key }, place) => read.findIndex((line) => line.key === key) === place),
    )
  },
  'v1.SavedRefreshAbandoned': (state) => {
    state.saved.refresh = null
  },
}

/**
 * Another list than before means another session. Items of the old list that the new one lacks are saved again, before
 * later requests.
 */
const acceptSaved = (state: Draft<ShopperState>, saveForLaterId: string, items: readonly SavedLine[]): void => {
  const { saved, cart } = state
  const lost = saved.saveForLaterId !== null && saved.saveForLaterId !== saveForLaterId ? saved.saveForLaterId : null
  const taken = new Set(cart.pending.flatMap(({ wish: wanted }) => ruleOf(wanted).unsaves?.(wanted) ?? []))
  const missing =
    lost === null ? [] : saved.items.filter(({ key }) => !taken.has(key) && !items.some((line) => line.key === key))
  const again = missing.map(
    ({ itemId: _item, available: _available, isAgreementOver: _over, ...line }, place): Draft<PendingChange> => ({
      changeId: `again-${lost?.slice(-24)}-${place}`,
      at: 0,
      call: 0,
      sent: false,
      losses: 0,
      wish: { kind: 'SaveLine', key: line.key, line, asItem: true },
    }),
  )
  saved.saveForLaterId = saveForLaterId
  saved.items = castDraft(items)
  // A call that was sent stays the head: only its answer settles it.
  const sent = cart.pending.filter((change) => change.sent || change.call > 0)
  cart.pending = [...sent, ...again.reverse(), ...cart.pending.filter((change) => !sent.includes(change))]
}
