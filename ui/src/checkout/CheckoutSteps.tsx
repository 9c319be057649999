import type { CheckoutStep } from '../../../contracts/views/checkoutView.ts'
import { Steps } from '../components/Steps.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../locale/useShopPath.ts'

/** CHK-01, CHK-11: shipping, billing, summary; nothing to ship, no shipping step. */
export function CheckoutSteps({ step, digitalOnly }: { readonly step: CheckoutStep; readonly digitalOnly: boolean }) {
  const t = useCopy('checkout')
  const shopPath = useShopPath()
  const names: Readonly<Record<CheckoutStep, string>> = {
    shipping: t.shippingStep(),
    billing: t.billingStep(),
    summary: t.summaryStep(),
  }
  const shown = order.filter((each) => each !== 'shipping' || !digitalOnly)
  return (
    <Steps
      steps={shown.map((each) => ({ name: names[each], href: shopPath(`/checkout?step=${each}`) }))}
      current={shown.indexOf(step)}
    />
  )
}

const order: readonly CheckoutStep[] = ['shipping', 'billing', 'summary']
