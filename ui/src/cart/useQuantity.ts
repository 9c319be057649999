import { useRef, useState } from 'react'
import type { LineView } from '../../../contracts/views/lineView.ts'
import { isInteger } from '../../../core/domain/cart/isInteger.ts'
import { quantityAllowed } from '../../../core/domain/inventory/quantityAllowed.ts'
import { useCommand } from '../bridge/useCommand.ts'
import { useRejectionText } from './useRejectionText.ts'

type Line = Pick<LineView, 'lineKey' | 'quantity' | 'maxQuantity' | 'stock' | 'isCollected'>

/**
 * CART-16: what the field shows now, how to ask for another figure, and the sentence when it was refused. Bursts count from the last press.
 * CART-15: more than there is, as far as we know, is refused at once, by the figure the server would name.
 */
export const useQuantity = (line: Line) => {
  const send = useCommand()
  const words = useRejectionText()
  const newest = useRef<number | null>(null)
  const [asked, setAsked] = useState<number | null>(null)
  const [refused, setRefused] = useState<string | undefined>()
  const keep = (quantity: number | null) => {
    newest.current = quantity
    setAsked(quantity)
  }
  const askFor = async (quantity: number): Promise<void> => {
    setRefused(undefined)
    if (quantity === (newest.current ?? line.quantity)) return
    if (!isInteger(quantity)) return setRefused(words({ _tag: 'QuantityNotWhole', quantity }))
    const most = mostOf(line)
    if (quantity > most && quantity > line.quantity)
      return setRefused(words({ _tag: 'QuantityTooHigh', maximum: most }))
    keep(quantity)
    const rejection = await send({ _tag: 'SetQuantity', lineKey: line.lineKey, quantity })
    if (newest.current === quantity || rejection) keep(null)
    if (rejection) setRefused(words(rejection))
  }
  return { shown: asked ?? line.quantity, refused, askFor: (quantity: number) => void askFor(quantity) }
}

/** What is collected comes from a store's stock, which we do not know; of what has sold out meanwhile the server says so. */
const mostOf = ({ maxQuantity, stock, isCollected }: Line): number =>
  isCollected || stock < 1 ? maxQuantity : quantityAllowed({ stock, maxQuantity, elsewhere: 0 })
