import type { CartView } from '../../../contracts/views/cartView.ts'
import type { OrderProblem } from '../../../contracts/views/orderView.ts'
import { formatMoney } from '../../../core/domain/money/formatMoney.ts'
import { authenticationFailed } from '../../../core/domain/order/orderProblems.ts'
import { useCommand } from '../bridge/useCommand.ts'
import { Button } from '../components/Button.tsx'
import { Refusal } from '../components/Refusal.tsx'
import { errorText } from '../copy/errorText.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useShopLocale } from '../copy/shopLocale.ts'

export interface OrderProblemBannerProps {
  readonly problem: OrderProblem
  readonly cart: CartView
  /** What the shopper had agreed to, if this page still knows it. */
  readonly agreed: number | null
}

/** ERR-10, ERR-11, ERR-16: at the top until it has been read. A changed total names both figures. */
export function OrderProblemBanner({ problem, cart, agreed }: OrderProblemBannerProps) {
  const t = useCopy('checkout')
  const errors = useCopy('errors')
  const rejections = useCopy('rejections')
  const shell = useCopy('shell')
  const locale = useShopLocale()
  const send = useCommand()
  const money = (minor: number) => (cart.currency === null ? '' : formatMoney(minor, cart.currency, locale))
  const now = money(cart.totals.total.minor)
  const changed = () => (agreed === null ? t.totalNow({ now }) : rejections.TotalChanged({ shown: money(agreed), now }))
  const own: Readonly<Record<string, () => string>> = {
    'total-changed': changed,
    [authenticationFailed]: t.authenticationFailedDetail,
  }
  /** Why, as far as the bank says it; of a suspicion no more than that. */
  const reasons: Readonly<Record<string, () => string>> = {
    PAY400: t.paymentDeclined,
    PAY402: t.nothingCharged,
    FE309: t.cardOutOfDate,
    PYT402: t.nothingCharged,
  }
  const words = own[problem.errorId]?.() ?? errorText(errors, problem.errorId, problem.message)
  return (
    <Refusal
      title={problem.errorId === authenticationFailed ? t.authenticationFailed() : t.notPlaced()}
      action={
        <Button kind="link" onPress={() => void send({ _tag: 'DismissOrderProblem' })}>
          {shell.ok()}
        </Button>
      }
    >
      {words} {reasons[problem.errorId]?.()}
    </Refusal>
  )
}
