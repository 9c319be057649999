import { useState } from 'react'
import type { CartView } from '../../../contracts/views/cartView.ts'
import { Button } from '../components/Button.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { CheckoutLine } from './CheckoutLine.tsx'

/** As many lines stand there before the others are asked for; a single one more is not worth a press. */
const linesShown = 5

export function CheckoutLines({ cart: { lines } }: { readonly cart: CartView }) {
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
