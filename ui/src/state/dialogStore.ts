import type { WornAs } from '../../../core/domain/sizing/sizeChart.ts'
import type { CommandInput } from '../../../contracts/commands.ts'
import type { Product, Variant } from '../../../contracts/api/entities/catalogue.ts'
import type { Review } from '../../../contracts/api/entities/review.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'
import type { LineView } from '../../../contracts/views/lineView.ts'
import { createStore } from './createStore.ts'
import { mustBeAnswered } from '../../../core/domain/dialog/dialogRules.ts'
import type { LineProduct } from '../../../contracts/commands/lineProduct.ts'

/** The props of the dialogs that anything may open from anywhere. */
type DialogArguments = {
  readonly addGiftOption: { readonly line: LineView }
  readonly askQuestion: { readonly productId: string; readonly name: string }
  readonly askQuestionSuccess: Record<never, never>
  readonly changeShippingMethod: Record<never, never>
  readonly changeStoreConfirmation: { readonly shop: string; readonly onYes: () => void }
  readonly employeeTerms: Record<never, never>
  readonly interests: Record<never, never>
  readonly languagePreference: { readonly rest: string }
  readonly locationConfirmation: { readonly locale: Locale; readonly href: string }
  readonly loyaltySignUp: { readonly onJoined: () => void }
  /** `refused`: the command to send again. */
  readonly moveCart: { readonly refused: CommandInput<'AddItem'> }
  readonly quickshop: { readonly product: { readonly productId: string; readonly name: string } }
  /** `photo`: the place of the one that is shown first. */
  readonly reviewUserContent: {
    readonly review: Review
    readonly productId: string
    readonly worn: WornAs
    readonly photo?: number
  }
  readonly notifyWhenBack: { readonly product: Product; readonly variant: Variant }
  readonly notifyWhenBackSuccess: { readonly email: string }
  readonly signInConfirmation: Record<never, never>
  readonly pickupInStore: { readonly line: LineView }
  readonly privacyChoices: Record<never, never>
  readonly sendFavorites: { readonly favoriteId: string }
  readonly tryOnInStore: { readonly wanted: { readonly product: LineProduct; readonly quantity: number } }
  readonly sizeChart: { readonly product: Product; readonly onChoose: (size: string) => void }
  readonly storeChanged: { readonly shop: string }
  readonly welcome: Record<never, never>
  readonly writeReview: { readonly productId: string; readonly name: string; readonly worn: WornAs }
  readonly writeReviewSuccess: Record<never, never>
  /** `first`: the place of the picture that is shown first. */
  readonly zoom: Pick<Product, 'name' | 'tint'> & {
    readonly pictures: Product['colourways'][number]['pictures']
    readonly first: number
  }
}
export type PlacedDialog = keyof DialogArguments

/** The props of one of these dialogs: whether it is open, how it closes, and what it was opened with. */
export type PlacedProps<Name extends PlacedDialog> = DialogArguments[Name] & {
  readonly isOpen: boolean
  readonly onClose: () => void
}

export type DialogState = {
  readonly [Name in PlacedDialog]: {
    readonly name: Name
    readonly props: DialogArguments[Name]
    readonly isOpen: boolean
    readonly turn: number
  }
}[PlacedDialog]

/** Opens a dialog in place of the open one, unless the open one must be answered first (DLG-10). */
export const openDialog = <Name extends PlacedDialog>(name: Name, props: DialogArguments[Name]): void => {
  const before = state.read()
  if (before?.isOpen && mustBeAnswered(before.name)) return
  // A name and its own props, as the parameters say.
  state.set({ name, props, isOpen: true, turn: (before?.turn ?? 0) + 1 } as DialogState)
}

export const isDialogOpen = (): boolean => state.read()?.isOpen === true

/**
 * A closed dialog stays mounted, so that it can disappear in its 250 ms (DLG-02). Without a name, whichever is open.
 */
export const closeDialog = (name?: PlacedDialog): void => {
  const shown = state.read()
  if (shown?.isOpen && (name === undefined || shown.name === name)) state.set({ ...shown, isOpen: false })
}

export const useDialogState = (): DialogState | null => state.use((shown) => shown)

const state = createStore<DialogState | null>(null)
