import { Link } from 'react-router-dom'
import type { CheckoutStep } from '../../../contracts/views/checkoutView.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../locale/useShopPath.ts'

export interface CheckedPartProps {
  readonly name: string
  readonly lines: readonly string[]
  /** Where it can be changed. */
  readonly step: CheckoutStep
}

/** One thing to check before paying, and the way to change it. */
export function CheckedPart({ name, lines, step }: CheckedPartProps) {
  const t = useCopy('checkout')
  const shopPath = useShopPath()
  return (
    <div className="checked-part">
      <dt className="label">{name}</dt>
      <dd>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </dd>
      <dd>
        <Link className="link" to={shopPath(`/checkout?step=${step}`)} aria-label={t.changeNamed({ name })}>
          {t.change()}
        </Link>
      </dd>
    </div>
  )
}
