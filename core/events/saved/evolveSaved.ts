import type { Draft } from 'immer'
import type { PendingChange } from '../../domain/cart/changes/cartChange.ts'
import type { SavedLine } from '../../domain/saved/saved.ts'
import type { Shop } from '../../domain/shop/shop.ts'
import { changeOf, nextCall, request, withdraw } from '../cart/pendingChanges.ts'
import type { Evolve } from '../evolve.ts'
import type { SavedEvent } from './savedEvents.ts'

/** What each fact about things saved for later changes. */
export const evolveSaved: Evolve<SavedEvent> = {
  'v1.LineSaveRequested': (shop, { key, line, ...id }) =>
    request(shop, id, { kind: 'SaveLine', key, line, asItem: false }),
  'v1.SavedMoveRequested': (shop, { line, ...id }) => request(shop, id, { kind: 'MoveToCart', line, phase: 'add' }),
  'v1.SavedRemovalRequested': (shop, { line, ...id }) => request(shop, id, { kind: 'RemoveSaved', line }),
  'v1.SaveTurnedToItem': (shop, { changeId }) => {
    const change = changeOf(shop, changeId)
    if (change?.wish.kind !== 'SaveLine') return
    change.wish.asItem = true
    nextCall(change)
  },
  'v1.SavedConfirmed': (shop, { changeId, saveForLaterId, items }) => {
    withdraw(shop, changeId)
    acceptSaved(shop, saveForLaterId, items)
    if (shop.saved.refresh) shop.saved.refresh = { id: `after-${changeId}`, read: [] }
  },
  'v1.SavedItemGone': (shop, { changeId, key }) => {
    withdraw(shop, changeId)
    shop.saved.items = shop.saved.items.filter((line) => line.key !== key)
  },
  'v1.SavedRefreshRequested': (shop, { id }) => {
    shop.saved.refresh = { id, read: [] }
  },
  'v1.SavedPageRead': (shop, { saveForLaterId, total, items }) => {
    if (!shop.saved.refresh) return
    shop.saved.refresh.read.push(...(items as Draft<SavedLine>[]))
    const { read } = shop.saved.refresh
    if (items.length > 0 && read.length < total) return
    shop.saved.refresh = null
    acceptSaved(
      shop,
      saveForLaterId,
      read.filter(({ key }, place) => read.findIndex((line) => line.key === key) === place),
    )
  },
  'v1.SavedRefreshAbandoned': (shop) => {
    shop.saved.refresh = null
  },
}

/** Another list than before: another session. What the old one held and the new one has not is saved again, ahead of what was asked since. */
const acceptSaved = (shop: Draft<Shop>, saveForLaterId: string, items: readonly SavedLine[]): void => {
  const { saved, cart } = shop
  const lost = saved.saveForLaterId !== null && saved.saveForLaterId !== saveForLaterId ? saved.saveForLaterId : null
  const taken = new Set(
    cart.pending.flatMap(({ wish }) =>
      wish.kind === 'RemoveSaved' || wish.kind === 'MoveToCart' ? [wish.line.key] : [],
    ),
  )
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
  saved.items = items as Draft<SavedLine>[]
  // A call that has left stays the head: its answer alone settles it.
  const sent = cart.pending.filter((change) => change.sent || change.call > 0)
  cart.pending = [...sent, ...again.reverse(), ...cart.pending.filter((change) => !sent.includes(change))]
}
