import { baseLines } from '../cart/shownLines.ts'
import type { Cart, WantedLine } from '../cart/cart.ts'
import type { CartChange } from '../cart/changes/cartChange.ts'
import { ruleOf } from '../cart/changes/changeRules.ts'

/**
 * A saved item, as the server has it. Its key is that of the same line delivered home. `isAgreementOver` (CART-24): it
 * has an adjustment, but its price has changed.
 */
export type SavedLine = WantedLine & {
  readonly itemId: string
  readonly available: boolean
  readonly isAgreementOver?: true
}

export type SavedItems = {
  /** The server's id of the list; null until known. */
  readonly saveForLaterId: string | null
  /**
   * Newest first. Later requests are among the cart's pending changes: both use one lane, so that a move is one change.
   */
  readonly items: readonly SavedLine[]
  /** A fresh read of the list is owed: the id from which its keys are made, and the pages that have arrived. */
  readonly refresh: { readonly id: string; readonly read: readonly SavedLine[] } | null
}

export const nothingSaved = (): SavedItems => ({ saveForLaterId: null, items: [], refresh: null })

export type ShownSaved = WantedLine & Pick<SavedLine, 'available' | 'isAgreementOver'> & { readonly isWaiting: boolean }

/** What the shopper sees as saved: the server's list with the pending moves applied. */
export const shownSaved = (saved: SavedItems, { pending }: Pick<Cart, 'pending'>): readonly ShownSaved[] =>
  pending.reduce<readonly ShownSaved[]>(
    (shown, { wish: change }) => applyChange(shown, change),
    saved.items.map((line) => ({ ...line, isWaiting: false })),
  )

const applyChange = (shown: readonly ShownSaved[], change: CartChange): readonly ShownSaved[] => {
  const rule = ruleOf(change)
  const line = rule.saves?.(change)
  const key = line?.key ?? rule.unsaves?.(change)
  const twin = shown.find((other) => other.key === key)
  const others = shown.filter((other) => other !== twin)
  if (!line) return others
  return [{ ...line, quantity: line.quantity + (twin?.quantity ?? 0), available: true, isWaiting: true }, ...others]
}

/** The server has this line in the cart: the one with this key. */
export const isInBasket = (cart: Cart, key: string): boolean =>
  baseLines(cart).some((line) => line.key === key && line.itemId !== null)
