import { canonical } from '../../../core/domain/log/chainHash.ts'
import type { ShopperState } from '../../../core/domain/state/shopperState.ts'
import { wants } from '../../../core/commands/wants.ts'
import { viewsOf } from '../../../worker/bridge/viewsOf.ts'
import type { VirtualDevice } from '../device/virtualDevice.ts'

/**
 * Why a device has not settled yet, or null: nothing owed, everything asked acknowledged, every tab shows what its log
 * says.
 */
export const unsettled = (device: VirtualDevice): string | null => {
  const alive = device.tabs.filter((tab) => tab.state() === 'running')
  for (const tab of alive) {
    const open = tab.asked.find(({ outcome }) => outcome === null)
    if (open) return `${tab.tabId} waits for the acknowledgement of ${open.command._tag} ${open.command.commandId}`
    const { cart, order, favorites } = tab.views
    if (cart.waiting > 0 || favorites.waiting > 0 || cart.rebuilding || order.placing)
      return `${tab.tabId} shows something as waiting`
  }
  const shop = device.folded()
  const owed = wants(shop)
  if (owed.length > 0)
    return `${device.tabs[0]?.tabId} owes ${owed.map((call) => `${call.endpoint} ${call.key}`).join(', ')}`
  const truth = truthOf(shop)
  const other = alive.find(({ views }) => compared.some((name) => textOf(views[name]) !== truth[name]))
  return other ? `${other.tabId} shows something other than its log` : null
}

const compared = ['account', 'cart', 'checkout', 'order', 'favorites', 'saved'] as const

type Truth = Readonly<Record<(typeof compared)[number], string>>

/**
 * The views of a folded log as text, computed once, because they are asked for again and again while nothing happens.
 */
const truthOf = (shop: ShopperState): Truth => {
  const known = truths.get(shop)
  if (known) return known
  const views = viewsOf(shop)
  const truth = Object.fromEntries(compared.map((name) => [name, canonical(views[name])])) as Truth
  truths.set(shop, truth)
  return truth
}
const truths = new WeakMap<ShopperState, Truth>()

/** A view as text, computed once, because a view never changes. */
const textOf = (view: object): string => {
  const known = texts.get(view) ?? canonical(view)
  texts.set(view, known)
  return known
}

const texts = new WeakMap<object, string>()
