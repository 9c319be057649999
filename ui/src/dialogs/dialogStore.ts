import { useSyncExternalStore } from 'react'
import type { Review } from '../../../contracts/api/catalogue.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'
import type { LineView } from '../../../contracts/views/lineView.ts'
import { mustBeAnswered } from './mustBeAnswered.ts'
import type { WantedInStore } from '../delivery/TryOnInStoreDialog.tsx'
import type { StoreChange } from '../delivery/ChangeStoreDialog.tsx'

/** What the dialogs need that anything may open from anywhere. */
export type DialogArguments = {
  readonly addGiftOption: { readonly line: LineView }
  readonly changeShippingMethod: Record<never, never>
  readonly changeStoreConfirmation: StoreChange
  readonly employeeTerms: Record<never, never>
  readonly interests: Record<never, never>
  readonly languagePreference: { readonly rest: string }
  readonly locationConfirmation: { readonly locale: Locale; readonly href: string }
  readonly loyaltySignUp: { readonly onJoined: () => void }
  readonly reviewUserContent: { readonly review: Review }
  readonly signInConfirmation: Record<never, never>
  readonly pickupInStore: { readonly line: LineView }
  readonly tryOnInStore: { readonly wanted: WantedInStore }
  readonly storeChanged: { readonly shop: string }
  readonly welcome: Record<never, never>
}
export type PlacedDialog = keyof DialogArguments

export type DialogState = {
  readonly [Name in PlacedDialog]: {
    readonly name: Name
    readonly props: DialogArguments[Name]
    readonly isOpen: boolean
    readonly turn: number
  }
}[PlacedDialog]

/** Opens it in the place of the one before; DLG-10: not of one that is still to be answered. */
export const openDialog = <Name extends PlacedDialog>(name: Name, props: DialogArguments[Name]): void => {
  if (state?.isOpen && mustBeAnswered(state.name)) return
  set({ name, props, isOpen: true, turn: (state?.turn ?? 0) + 1 } as DialogState)
}

export const isDialogOpen = (): boolean => state?.isOpen === true

/** What has closed stays, so that it can leave in its 250 ms (DLG-02). Without a name whichever is open. */
export const closeDialog = (name?: PlacedDialog): void => {
  if (state?.isOpen && (name === undefined || state.name === name)) set({ ...state, isOpen: false })
}

export const useDialogState = (): DialogState | null =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => null,
  )

let state: DialogState | null = null
const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const set = (next: DialogState): void => {
  state = next
  for (const listener of listeners) listener()
}
