import { useState } from 'react'
import type { CartView } from '../../../contracts/views/cartView.ts'
import type { LineView } from '../../../contracts/views/lineView.ts'
import { SmallLine } from '../cart/parts/SmallLine.tsx'
import { useAdjustmentText, useLineNotes, usePriorPriceText } from '../cart/parts/useLineNotes.ts'
import { Button } from '../components/basic/Button.tsx'
import { useCopy } from '../copy/useCopy.ts'

/** This many lines are shown before a press shows the others; a single further one is not worth a press. */
const linesShown = 5

export const CheckoutLines = ({ cart: { lines } }: { readonly cart: CartView }) => {
  const t = useCopy('checkout')
  const [isOpen, setOpen] = useState(false)
  const isLong = lines.length > linesShown + 1
  return (
    <div>
      <ul className="small-lines">
        {(isLong && !isOpen ? lines.slice(0, linesShown) : lines).map((line) => (
          <CheckoutLine key={line.lineKey} line={line} />
        ))}
      </ul>
      {isLong && (
        <p className="small-lines-more">
          <Button kind="link" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
            {isOpen ? t.fewerLines() : t.moreLines({ count: lines.length - linesShown })}
          </Button>
        </p>
      )}
    </div>
  )
}

/** A line of the cart in the checkout; `children` are its actions. */
export const CheckoutLine = ({ line, children }: { readonly line: LineView; readonly children?: React.ReactNode }) => {
  const t = useCopy('checkout')
  const adjustmentText = useAdjustmentText()
  const lineNotes = useLineNotes()
  const priorPriceText = usePriorPriceText()
  return (
    <SmallLine
      picture={line.picture}
      tint={line.tint}
      name={line.name}
      words={[
        `${line.colourName}, ${line.sizeLabel}, ${t.quantityShort({ count: line.quantity })}`,
        ...(line.isBonus ? [t.gift()] : []),
        ...priorPriceText(line),
        ...lineNotes(line),
        ...adjustmentText(line.adjustment, line.currency),
      ]}
      rowTotal={line.isUnpriced ? null : line.rowTotal.minor}
      originalRowTotal={line.originalRowTotal}
      currency={line.currency}
      isEstimated={line.rowTotal.estimated}
    >
      {children}
    </SmallLine>
  )
}
