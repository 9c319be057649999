import { Link } from 'react-router-dom'
import type { CheckoutStep } from '../../../contracts/views/checkoutView.ts'
import { Button } from '../components/Button.tsx'
import { useShopPath } from '../locale/useShopPath.ts'

export interface StepFootProps {
  readonly back: { readonly to: CheckoutStep; readonly name: string } | null
  readonly action: string
  readonly isPending?: boolean
}

/** Back as a link, on as the one primary button. */
export function StepFoot({ back, action, isPending = false }: StepFootProps) {
  const shopPath = useShopPath()
  return (
    <div className="checkout-next">
      {back === null ? (
        <span />
      ) : (
        <Link className="link" to={shopPath(`/checkout?step=${back.to}`)}>
          {back.name}
        </Link>
      )}
      <Button kind="primary" type="submit" isPending={isPending}>
        {action}
      </Button>
    </div>
  )
}
