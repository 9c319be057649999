import { baseLines } from '../cart/shownLines.ts'
import type { Cart, WantedLine } from '../cart/cart.ts'
import type { CartChange } from '../cart/changes/cartChange.ts'

/** Something put aside, as the server has it. Its key is that of the same line delivered home. */
/** `isAgreementOver` (CART-24): something was agreed on it, and it costs another price now. */
export type SavedLine = WantedLine & {
  readonly itemId: string
  readonly available: boolean
  readonly isAgreementOver?: true
}

export type SavedItems = {
  /** The server's name of the list; null until it has said it. */
  readonly saveForLaterId: string | null
  /** Newest first. What was asked since lies in the cart's pending changes: both live in one lane, so that a move is one wish. */
  readonly items: readonly SavedLine[]
  /** The list is owed a fresh look: the id its keys are made of, and the pages that have come. */
  readonly refresh: { readonly id: string; readonly read: readonly SavedLine[] } | null
}

export const nothingSaved = (): SavedItems => ({ saveForLaterId: null, items: [], refresh: null })

export type ShownSaved = WantedLine & Pick<SavedLine, 'available' | 'isAgreementOver'> & { readonly isWaiting: boolean }

/** What the shopper sees as saved: the server's list with the pending moves laid on it. */
export const shownSaved = (saved: SavedItems, { pending }: Pick<Cart, 'pending'>): readonly ShownSaved[] =>
  pending.reduce<readonly ShownSaved[]>(
    (shown, { wish: change }) => applyChange(shown, change),
    saved.items.map((line) => ({ ...line, isWaiting: false })),
  )

const applyChange = (shown: readonly ShownSaved[], change: CartChange): readonly ShownSaved[] => {
  if (change.kind === 'SaveLine') {
    const twin = shown.find(({ key }) => key === change.line.key)
    const quantity = change.line.quantity + (twin?.quantity ?? 0)
    return [{ ...change.line, quantity, available: true, isWaiting: true }, ...shown.filter((line) => line !== twin)]
  }
  if (change.kind === 'MoveToCart' || change.kind === 'RemoveSaved')
    return shown.filter(({ key }) => key !== change.line.key)
  return shown
}

/** The server has this line in the cart: the one with this key there. */
export const isInBasket = (cart: Cart, key: string): boolean =>
  baseLines(cart).some((line) => line.key === key && line.itemId !== null)
