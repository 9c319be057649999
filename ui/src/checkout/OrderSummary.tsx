import { useState } from 'react'
import { Icon } from '../components/Icon.tsx'
import { Money } from '../components/Money.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { CheckoutLines } from './CheckoutLines.tsx'
import { CheckoutTotals } from './CheckoutTotals.tsx'
import type { StepProps } from './StepProps.ts'

/** Beside the steps; on small screens one row with the total that opens. */
export function OrderSummary({ cart, checkout }: StepProps) {
  const t = useCopy('checkout')
  const [isOpen, setOpen] = useState(false)
  return (
    <aside className="order-summary" aria-label={t.orderSummary()}>
      <button
        type="button"
        className="order-summary-bar"
        aria-expanded={isOpen}
        aria-controls="order-summary-all"
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          {t.orderSummary()} <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
        </span>
        {cart.currency !== null && (
          <b>
            <Money minor={cart.totals.total.minor} currency={cart.currency} isEstimated={cart.totals.total.estimated} />
          </b>
        )}
      </button>
      <div id="order-summary-all" className="order-summary-all" data-open={isOpen || undefined}>
        <h2 className="subheading">{t.yourOrder()}</h2>
        <CheckoutLines cart={cart} />
        <CheckoutTotals cart={cart} checkout={checkout} />
      </div>
    </aside>
  )
}
