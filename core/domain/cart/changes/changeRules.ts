import type { WantedLine } from '../cart.ts'
import type { RefusalSubject } from '../../../../contracts/views/lineView.ts'
import { keyDelivered } from '../lineKey.ts'
import type { CartChange, SwitchVariantChange } from './cartChange.ts'
import { withAdjustment, withDelivery, withMore, withoutLine, withQuantityOf, withVariant } from './changedLines.ts'
import type { ChangeRule, ChangeRules } from './changeRule.ts'

type OnLine = { readonly key: string }

const keyOf = ({ key }: OnLine): string => key
const itself = ({ key }: OnLine): readonly string[] => [key]
const ofLine = ({ line }: { readonly line: WantedLine }): WantedLine => line
const addedKey = ({ line }: { readonly line: OnLine }): string => line.key

const cartKind = { movesTotals: true, isAboutOrder: true } as const
const lineKind = { ...cartKind, lineKey: keyOf, needs: keyOf } as const
const paymentKind = { isAboutOrder: true } as const
const partPaymentKind = { ...paymentKind, paysPart: true, forgetsRefusal: true } as const
/** The line it is about is no longer there. */
const lineGone = (): Readonly<Record<string, string>> => ({ ORD404: 'line-gone' })

/** DLG-09: a line that is picked up brings the other pickups to its store. */
const added = (
  { line }: { readonly line: OnLine & { readonly delivery: string } },
  known: readonly string[],
): readonly string[] => [
  line.key,
  ...(line.delivery === 'home' ? [] : known.map((key) => keyDelivered(key, line.delivery))),
]

const delivered = ({ key, storeId }: OnLine & { readonly storeId: string | null }): string =>
  keyDelivered(key, storeId ?? 'home')

/** CART-29: the old line still exists. */
const isToCome = ({ phase }: SwitchVariantChange): boolean => phase === 'change' || phase === 'remove'

const adjustment = {
  ...lineKind,
  apply: withAdjustment,
  adjusts: true,
  isAboutOneLine: true,
  what: 'adjustment',
} as const

export const changeRules: ChangeRules<CartChange> = {
  AddItem: {
    ...cartKind,
    apply: (lines, { line }) => withMore(lines, line),
    lineKey: addedKey,
    goods: ofLine,
    brings: added,
    isAboutOneLine: true,
    what: 'add',
  },
  SetQuantity: {
    ...lineKind,
    apply: withQuantityOf,
    isAboutOneLine: true,
    what: 'quantity',
    reasons: lineGone,
  },
  RemoveLine: {
    ...lineKind,
    apply: withoutLine,
    isDoneWithoutLine: true,
    takes: itself,
    isAboutOneLine: true,
    what: 'remove',
  },
  SwitchVariant: {
    ...cartKind,
    apply: withVariant,
    lineKey: ({ from }) => from.key,
    goods: ({ to }) => to,
    touches: ({ from, to }) => [from.key, to.key],
    needs: (change) => (isToCome(change) ? change.from.key : null),
    brings: ({ phase, from, to }) => [phase === 'restore' ? from.key : to.key],
    takes: (change) => (isToCome(change) ? [change.from.key] : []),
    next: (change) => (change.phase === 'remove' ? { ...change, phase: 'add' } : change),
    carried: ({ refusal }) => refusal,
    what: 'switch',
  },
  ApplyCoupon: { ...cartKind, what: 'coupon', forgetsRefusal: true },
  RemoveCoupon: { ...cartKind, what: 'coupon-removal' },
  EstimateShipping: { movesTotals: true, what: 'estimate' },
  SetShippingAddress: { ...cartKind, what: 'address', step: 'shipping' },
  SetShippingMethod: {
    ...cartKind,
    apply: withDelivery,
    brings: ({ code, storeId }, known) =>
      known.map((key) => keyDelivered(key, code === 'pickup' ? (storeId ?? 'home') : 'home')),
    what: 'shipping',
    reasons: ({ code }) => (code === 'pudo' ? { SHP404: 'point-gone' } : {}),
    step: 'shipping',
  },
  SetDelivery: {
    ...lineKind,
    apply: withDelivery,
    touches: (change) => [change.key, delivered(change)],
    brings: (change) => [delivered(change)],
    takes: itself,
    what: 'shipping',
    step: 'shipping',
  },
  AdjustPrice: {
    ...adjustment,
    isDone: ({ key, adjustment: { type, value, reason } }, { lines }) => {
      const there = lines.find((line) => line.key === key)?.adjustment
      return there?.type === type && there.value === value && there.reason === reason
    },
    reasons: lineGone,
  },
  RemoveAdjustment: { ...adjustment, isDoneWithoutLine: true },
  SetBillingAddress: { ...paymentKind, what: 'address', step: 'billing' },
  SaveLine: {
    ...cartKind,
    apply: (lines, change) => (change.asItem ? lines : withoutLine(lines, change)),
    lineKey: keyOf,
    goods: ofLine,
    takes: itself,
    saves: ofLine,
    what: 'save',
  },
  MoveToCart: {
    ...cartKind,
    apply: (lines, { line, phase }) => (phase === 'add' ? withMore(lines, line) : lines),
    goods: ofLine,
    touches: ({ line }) => [line.key],
    brings: added,
    unsaves: addedKey,
    next: (change) => ({ ...change, phase: 'drop' }),
    what: 'move',
    readsSaved: true,
  },
  RemoveSaved: { goods: ofLine, unsaves: addedKey, what: 'unsave' },
  AddCard: { ...paymentKind, what: 'payment', step: 'billing', pays: 'card' },
  AddAgreement: { ...paymentKind, what: 'payment', step: 'billing', pays: 'agreement' },
  AddGiftCard: {
    ...partPaymentKind,
    partPayment: ({ last4 }) => ({ method: 'GIFT_CARD', last4 }),
    what: 'gift-card',
  },
  ApplyReward: {
    ...partPaymentKind,
    partPayment: () => ({ method: 'LOYALTY_POINTS', last4: null }),
    endsPayment: (_, { method }) => method === 'LOYALTY_POINTS',
    what: 'reward',
  },
  AddPartPayment: { ...partPaymentKind, partPayment: ({ method, last4 }) => ({ method, last4 }), what: 'reward' },
  RemoveInstrument: {
    ...paymentKind,
    paysPart: true,
    endsPayment: (change, { instrumentId }) => change.instrumentId === instrumentId,
    what: 'instrument-removal',
  },
}

export const ruleOf = (change: Pick<CartChange, 'kind'>): ChangeRule<CartChange> => changeRules[change.kind]

/** The goods that it brings into the cart. */
export const broughtBy = (change: CartChange): WantedLine | undefined => {
  const { brings, goods } = ruleOf(change)
  return brings && goods?.(change)
}

export const refusalNames: readonly RefusalSubject[] = Object.values(changeRules).map(({ what }) => what)

/** Whether a change comes from the line with this key or leads to it. */
export const touches = (change: CartChange, key: string): boolean => {
  const rule = ruleOf(change)
  return rule.touches ? rule.touches(change).includes(key) : rule.lineKey?.(change) === key
}
