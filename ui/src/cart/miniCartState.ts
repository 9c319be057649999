import { useSyncExternalStore } from 'react'

/** `added` names what was just put into the cart; without it the panel was opened to look. */
type MiniCartState = { readonly isOpen: boolean; readonly added: string | null }

/** The side panel opens by itself after something was added; anything may open it. */
export const openMiniCart = (added?: string): void =>
  set({ isOpen: true, added: typeof added === 'string' ? added : null })

export const closeMiniCart = (): void => set({ ...state, isOpen: false })

/** What was called added is not: the shop has refused it. */
export const forgetAdded = (): void => set({ ...state, added: null })

export const useMiniCartOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => state.isOpen,
    () => false,
  )

export const useMiniCartAdded = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => state.added,
    () => null,
  )

let state: MiniCartState = { isOpen: false, added: null }
const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const set = (next: MiniCartState): void => {
  state = next
  for (const listener of listeners) listener()
}
