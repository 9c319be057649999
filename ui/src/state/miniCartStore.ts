import { createStore } from './createStore.ts'

/** `added` names what was just added to the cart; without it the panel was opened to look. */
type MiniCartState = { readonly isOpen: boolean; readonly added: string | null }

/** The side panel opens by itself after an add; anything may open it. */
export const openMiniCart = (added?: string): void =>
  state.set({ isOpen: true, added: typeof added === 'string' ? added : null })

export const closeMiniCart = (): void => state.set({ ...state.read(), isOpen: false })

/** What was announced as added is not: the server has refused it. */
export const forgetAdded = (): void => state.set({ ...state.read(), added: null })

export const useMiniCartOpen = (): boolean => state.use(({ isOpen }) => isOpen)

export const useMiniCartAdded = (): string | null => state.use(({ added }) => added)

const state = createStore<MiniCartState>({ isOpen: false, added: null })
