import type { LineView } from '../../../contracts/views/lineView.ts'
import { SmallLine } from '../cart/SmallLine.tsx'
import { useAdjustmentText } from '../cart/useAdjustmentText.ts'
import { useLineNotes } from '../cart/useLineNotes.ts'
import { useCopy } from '../copy/useCopy.ts'

/** A line of the cart as the checkout shows it; `children` are what can be done with it. */
export function CheckoutLine({ line, children }: { readonly line: LineView; readonly children?: React.ReactNode }) {
  const t = useCopy('checkout')
  const adjustmentText = useAdjustmentText()
  const lineNotes = useLineNotes()
  return (
    <SmallLine
      picture={line.picture}
      tint={line.tint}
      name={line.name}
      words={[
        `${line.colourName}, ${line.sizeLabel}, ${t.quantityShort({ count: line.quantity })}`,
        ...(line.isBonus ? [t.gift()] : []),
        ...lineNotes(line),
        ...adjustmentText(line.adjustment, line.currency),
      ]}
      rowTotal={line.rowTotal.minor}
      originalRowTotal={line.originalRowTotal}
      currency={line.currency}
      isEstimated={line.rowTotal.estimated}
    >
      {children}
    </SmallLine>
  )
}
