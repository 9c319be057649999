import type { CouponView } from '../../../contracts/views/cartView.ts'
import { Button } from '../components/Button.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useCommand } from '../bridge/useCommand.ts'

/** An applied code, whether the shop knows it yet, and the way to take it out. */
export function CouponName({ coupon, canRemove }: { readonly coupon: CouponView; readonly canRemove: boolean }) {
  const t = useCopy('cart')
  const shell = useCopy('shell')
  const send = useCommand()
  const words = { void: t.couponVoid, waiting: t.couponWaiting, leaving: t.waitingRemove }
  return (
    <span className="totals-name">
      <span data-leaving={coupon.state === 'leaving' || undefined}>{t.couponLine({ code: coupon.code })}</span>
      {coupon.state !== 'confirmed' && <span className="meta">{words[coupon.state]()}</span>}
      {canRemove && coupon.state !== 'leaving' && (
        <Button
          kind="link"
          aria-label={t.couponRemoveNamed({ code: coupon.code })}
          onPress={() => void send({ _tag: 'RemoveCoupon', code: coupon.code })}
        >
          {shell.remove()}
        </Button>
      )}
    </span>
  )
}
