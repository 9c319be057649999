import type { RefusalSubject } from '../../../../contracts/views/lineView.ts'
import type { WantedLine } from '../cart.ts'
import type { CartRefusal } from '../cartRefusal.ts'
import type { ConfirmedBasket, PartPayment } from '../confirmedBasket.ts'
import type { ShownLine } from '../shownLines.ts'

/** What always holds for one kind of change. An absent rule does nothing and names no line. */
export type ChangeRule<Change> = {
  /** What it makes of the lines on the screen. */
  apply?(lines: readonly ShownLine[], change: Change): readonly ShownLine[]
  /** The line its refusal is about. */
  lineKey?(change: Change): string
  /** The goods that its refusal names; by default those of the line of `lineKey`. */
  goods?(change: Change): WantedLine
  /** The lines it comes from or leads to; by default the one of `lineKey`. */
  touches?(change: Change): readonly string[]
  /** The line that must exist for it to be possible, as long as it has not been sent. */
  needs?(change: Change): string | null
  /** Without the line that it needs, there is nothing left to do and nothing to report. */
  readonly isDoneWithoutLine?: true
  /** CART-24: a new basket already contains what the change requests, so the change is not sent. */
  isDone?(change: Change, basket: ConfirmedBasket): boolean
  /** The lines that exist after it, if `known` exist before. */
  brings?(change: Change, known: readonly string[]): readonly string[]
  /** The lines that are gone after it. */
  takes?(change: Change): readonly string[]
  /** CART-24: it requests the price of its line. */
  readonly adjusts?: true
  /** It concerns one line, and moves it neither from nor to anywhere else. */
  readonly isAboutOneLine?: true
  /** FAV-13: the line that joins the saved ones. */
  saves?(change: Change): WantedLine
  /** FAV-13: the saved line that leaves; its key. */
  unsaves?(change: Change): string
  /** What it becomes after one of several calls is done. */
  next?(change: Change): Change
  /** CART-29: a refusal that it keeps until it is done. */
  carried?(change: Change): CartRefusal | null
  /** The name of its refusal. */
  readonly what: RefusalSubject
  /** Our own reasons (`line-gone`) in place of the server's codes, where a change knows more than the code says. */
  reasons?(change: Change): Readonly<Record<string, string>>
  /** Requesting it withdraws the message of an earlier refusal with its name. */
  readonly forgetsRefusal?: true
  /** FAV-13: after its refusal the saved lines are read again. */
  readonly readsSaved?: true
  /** Whether it affects a figure of the cart. */
  readonly movesTotals?: true
  /**
   * ERR-11: the message about an order that was not placed disappears once something else is ordered, sent or paid
   * with.
   */
  readonly isAboutOrder?: true
  /** CHK-05: the step of the checkout that its refusal reopens. */
  readonly step?: 'shipping' | 'billing'
  /** What it provides to pay the whole order. */
  readonly pays?: 'card' | 'agreement'
  /** It pays a part of the order: the order waits for it. */
  readonly paysPart?: true
  /** The part payment that is shown while it is pending. */
  partPayment?(change: Change): Pick<PartPayment, 'method' | 'last4'>
  /** Whether it removes this part payment. */
  endsPayment?(change: Change, payment: PartPayment): boolean
}

/** One row for each kind: the compiler demands a row for a new one. */
export type ChangeRules<Change extends { readonly kind: string }> = {
  readonly [Kind in Change['kind']]: ChangeRule<Extract<Change, { readonly kind: Kind }>>
}
