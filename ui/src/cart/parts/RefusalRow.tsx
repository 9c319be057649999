import type { RefusalSubject, RefusalView } from '../../../../contracts/views/lineView.ts'
import { useCommand } from '../../bridge/core/useCommand.ts'
import { Button } from '../../components/basic/Button.tsx'
import { Refusal } from '../../components/basic/Refusal.tsx'
import { errorText } from '../../copy/errorText.ts'
import type { CartCopy, ErrorsCopy } from '../../copy/copyByNoun.ts'
import { useCopy } from '../../copy/useCopy.ts'

export interface RefusalRowProps {
  readonly refusal: RefusalView
  /** At the top of a page it names the item it is about. */
  readonly isNamed?: boolean
  /** Refusals with the same message, which are dismissed together. */
  readonly alike?: readonly RefusalView[]
}

/** Stays until it has been read. */
export const RefusalRow = ({ refusal, isNamed = false, alike = [] }: RefusalRowProps) => {
  const t = useCopy('cart')
  const errors = useCopy('errors')
  const shell = useCopy('shell')
  const send = useCommand()
  const { title, why } = refusalText(t, errors, refusal)
  const name = refusal.name ?? refusal.code
  return (
    <Refusal
      title={title}
      action={
        <Button
          kind="link"
          onPress={() =>
            [refusal, ...alike].forEach(({ refusalId }) => void send({ _tag: 'DismissRefusal', refusalId }))
          }
        >
          {shell.ok()}
        </Button>
      }
    >
      {isNamed && name !== null && `${t.ofItem({ name })} `}
      {why}
    </Refusal>
  )
}

/** What was not done, why, and what we kept. */
type RefusalText = { readonly title: string; readonly why: string }

/** ERR-03, ERR-27: our text for the code, else the server's. ERR-25 has its own sentence that says it all. */
export const refusalText = (t: CartCopy, errors: ErrorsCopy, refusal: RefusalView): RefusalText => {
  if (refusal.what === 'move' && refusal.errorId === 'INV700') return { title: t.itemNotMoved(), why: '' }
  const why =
    reasonsOfOurOwn[refusal.errorId]?.(t) ??
    errorText(errors, refusal.errorId, refusal.message, refusal.maxAllowedQuantity ?? undefined)
  return { title: titles[refusal.what](t), why: keepsLine.has(refusal.what) ? `${why} ${t.kept()}` : why }
}

const titles: Readonly<Record<RefusalSubject, (t: CartCopy) => string>> = {
  add: (t) => t.notAdded(),
  quantity: (t) => t.refusedQuantity(),
  remove: (t) => t.notRemoved(),
  switch: (t) => t.refusedSwitch(),
  coupon: (t) => t.refusedCoupon(),
  'coupon-removal': (t) => t.refusedCouponRemoval(),
  shipping: (t) => t.refusedShipping(),
  address: (t) => t.refusedAddress(),
  payment: (t) => t.refusedPayment(),
  'gift-card': (t) => t.refusedGiftCard(),
  reward: (t) => t.refusedReward(),
  'instrument-removal': (t) => t.refusedRemoval(),
  estimate: (t) => t.refusedEstimate(),
  save: (t) => t.notSaved(),
  move: (t) => t.notMoved(),
  unsave: (t) => t.notRemoved(),
  adjustment: (t) => t.refusedAdjustment(),
}

const reasonsOfOurOwn: Readonly<Record<string, (t: CartCopy) => string>> = {
  'line-gone': (t) => t.lineGone(),
  'cart-lost': (t) => t.cartLost(),
  'point-gone': (t) => t.pointGone(),
  'currency-differs': (t) => t.currencyDiffers(),
  'reward-lost': (t) => t.rewardLost(),
  'gift-card-lost': (t) => t.giftCardLost(),
}

const keepsLine: ReadonlySet<RefusalSubject> = new Set(['quantity', 'switch'])
