import type { CartRefusal } from '../cart.ts'
import { keyDelivered } from '../lineKey.ts'
import type { ShownLine } from '../shownLines.ts'
import type { CartChange, SwitchVariantChange } from './cartChange.ts'
import { withAdjustment, withMore, withoutLine, withQuantityOf, withVariant } from './changedLines.ts'
import { withDelivery } from './withDelivery.ts'

/** What is always true of one kind of change. A rule that is absent does nothing and names no line. */
export type ChangeRule<Change> = {
  /** What it makes of the lines on the screen. */
  apply?(lines: readonly ShownLine[], change: Change): readonly ShownLine[]
  /** The line its refusal is about. */
  lineKey?(change: Change): string
  /** The lines it comes from or leads to; by default the one of `lineKey`. */
  touches?(change: Change): readonly string[]
  /** The line that must be there for it to be possible, while it has not been sent. */
  needs?(change: Change): string | null
  /** The lines that are there after it, when `known` are there before. */
  brings?(change: Change, known: readonly string[]): readonly string[]
  /** The lines that are gone after it. */
  takes?(change: Change): readonly string[]
  /** It is about one line and brings or takes it from nowhere else. */
  readonly isAboutOneLine?: true
  /** What its refusal is called. */
  readonly what: CartRefusal['what']
  /** Whether a figure of the cart depends on it. */
  readonly movesTotals: boolean
  /** ERR-11: what was said of an order that was not placed is over once something else is ordered, sent or paid with. */
  readonly isAboutOrder: boolean
  /** CHK-05: the step of the checkout that its refusal opens again. */
  readonly step?: 'shipping' | 'billing'
  /** What it gives to pay the whole order with. */
  readonly pays?: 'card' | 'agreement'
  /** It pays a part of the order: the order waits for it. */
  readonly paysPart?: true
}

/** One row for each kind: the compiler asks for the row of a new one. */
export type ChangeRules<Change extends { readonly kind: string }> = {
  readonly [Kind in Change['kind']]: ChangeRule<Extract<Change, { readonly kind: Kind }>>
}

type OnLine = { readonly key: string }

const keyOf = ({ key }: OnLine): string => key
const itself = ({ key }: OnLine): readonly string[] => [key]
const addedKey = ({ line }: { readonly line: OnLine }): string => line.key

const goods = { movesTotals: true, isAboutOrder: true } as const
const payment = { movesTotals: false, isAboutOrder: true } as const
const partPayment = { ...payment, paysPart: true } as const

/** DLG-09: what is picked up takes the other lines along to its store. */
const added = (
  { line }: { readonly line: OnLine & { readonly delivery: string } },
  known: readonly string[],
): readonly string[] => [
  line.key,
  ...(line.delivery === 'home' ? [] : known.map((key) => keyDelivered(key, line.delivery))),
]

const delivered = ({ key, storeId }: OnLine & { readonly storeId: string | null }): string =>
  keyDelivered(key, storeId ?? 'home')

/** CART-29: the old line is still there. */
const isToCome = ({ phase }: SwitchVariantChange): boolean => phase === 'change' || phase === 'remove'

const adjustment = {
  ...goods,
  apply: withAdjustment,
  lineKey: keyOf,
  needs: keyOf,
  isAboutOneLine: true,
  what: 'adjustment',
} as const

export const changeRules: ChangeRules<CartChange> = {
  AddItem: {
    ...goods,
    apply: (lines, { line }) => withMore(lines, line),
    lineKey: addedKey,
    brings: added,
    isAboutOneLine: true,
    what: 'add',
  },
  SetQuantity: {
    ...goods,
    apply: withQuantityOf,
    lineKey: keyOf,
    needs: keyOf,
    isAboutOneLine: true,
    what: 'quantity',
  },
  RemoveLine: {
    ...goods,
    apply: withoutLine,
    lineKey: keyOf,
    needs: keyOf,
    takes: itself,
    isAboutOneLine: true,
    what: 'remove',
  },
  SwitchVariant: {
    ...goods,
    apply: withVariant,
    lineKey: ({ from }) => from.key,
    touches: ({ from, to }) => [from.key, to.key],
    needs: (change) => (isToCome(change) ? change.from.key : null),
    brings: ({ phase, from, to }) => [phase === 'restore' ? from.key : to.key],
    takes: (change) => (isToCome(change) ? [change.from.key] : []),
    what: 'switch',
  },
  ApplyCoupon: { ...goods, what: 'coupon' },
  RemoveCoupon: { ...goods, what: 'coupon-removal' },
  EstimateShipping: { movesTotals: true, isAboutOrder: false, what: 'estimate' },
  SetShippingAddress: { ...goods, what: 'address', step: 'shipping' },
  SetShippingMethod: {
    ...goods,
    apply: withDelivery,
    brings: ({ code, storeId }, known) =>
      known.map((key) => keyDelivered(key, code === 'pickup' ? (storeId ?? 'home') : 'home')),
    what: 'shipping',
    step: 'shipping',
  },
  SetDelivery: {
    ...goods,
    apply: withDelivery,
    lineKey: keyOf,
    touches: (change) => [change.key, delivered(change)],
    needs: keyOf,
    brings: (change) => [delivered(change)],
    takes: itself,
    what: 'shipping',
    step: 'shipping',
  },
  AdjustPrice: adjustment,
  RemoveAdjustment: adjustment,
  SetBillingAddress: { ...payment, what: 'address', step: 'billing' },
  SaveLine: {
    ...goods,
    apply: (lines, change) => (change.asItem ? lines : withoutLine(lines, change)),
    lineKey: keyOf,
    takes: itself,
    what: 'save',
  },
  MoveToCart: {
    ...goods,
    apply: (lines, { line, phase }) => (phase === 'add' ? withMore(lines, line) : lines),
    touches: ({ line }) => [line.key],
    brings: added,
    what: 'move',
  },
  RemoveSaved: { movesTotals: false, isAboutOrder: false, what: 'unsave' },
  AddCard: { ...payment, what: 'payment', step: 'billing', pays: 'card' },
  AddAgreement: { ...payment, what: 'payment', step: 'billing', pays: 'agreement' },
  AddGiftCard: { ...partPayment, what: 'gift-card' },
  ApplyReward: { ...partPayment, what: 'reward' },
  AddPartPayment: { ...partPayment, what: 'reward' },
  RemoveInstrument: { ...partPayment, what: 'instrument-removal' },
}

export const ruleOf = (change: Pick<CartChange, 'kind'>): ChangeRule<CartChange> => changeRules[change.kind]

/** Whether a change comes from the line with this key or leads to it. */
export const touches = (change: CartChange, key: string): boolean => {
  const rule = ruleOf(change)
  return rule.touches ? rule.touches(change).includes(key) : rule.lineKey?.(change) === key
}
