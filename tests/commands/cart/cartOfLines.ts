import type { Cart, WantedLine } from '../../../core/domain/cart/cart.ts'
import type { CartChange, PendingChange } from '../../../core/domain/cart/changes/cartChange.ts'
import { maximumLines } from '../../../core/domain/cart/cart.ts'
import type { ConfirmedLine } from '../../../core/domain/cart/confirmedBasket.ts'
import type { ShopperState } from '../../../core/domain/state/shopperState.ts'
import { given } from '../../support/given.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'
import { basket, pendingChange, confirmedLine, line, shopperWith } from '../../support/sampleShop.ts'

/** A line of boots, and the carts, pending changes and presses with which tests of lines start. */
export const key = 'A|||home'
export const boot = sampleProduct('A')
export const inCart = (lines: readonly ConfirmedLine[], more: Partial<Cart> = {}): ShopperState =>
  shopperWith({ cart: { basket: { ...basket, currency: 'USD', lines }, ...more } })
export const one = (more: Partial<ConfirmedLine> = {}): ConfirmedLine => confirmedLine({ key, ...more })
export const pendingOf = (wanted: CartChange, more: Partial<PendingChange> = {}): PendingChange => ({
  ...pendingChange(wanted),
  ...more,
})
export const full = Array.from({ length: maximumLines }, (_, n) => confirmedLine({ key: `line-${n}` }))
export const adding = (more: Partial<WantedLine> = {}, of: Partial<PendingChange> = {}): PendingChange =>
  pendingOf({ kind: 'AddItem', line: line({ key, ...more }) }, { changeId: 'a', ...of })
export const setting = (of: Partial<PendingChange> = {}): PendingChange =>
  pendingOf({ kind: 'SetQuantity', key, quantity: 5 }, { changeId: 's', ...of })
export const set = (shop: ShopperState, quantity: number, lineKey = key) =>
  given(shop).when({ _tag: 'SetQuantity', lineKey, quantity })
export const remove = (shop: ShopperState, lineKey = key) => given(shop).when({ _tag: 'RemoveLine', lineKey })
