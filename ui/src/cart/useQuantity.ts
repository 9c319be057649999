import { useRef, useState } from 'react'
import type { LineView } from '../../../contracts/views/lineView.ts'
import { isInteger, quantityAllowed } from '../../../core/domain/inventory/quantity.ts'
import { useCommand } from '../bridge/core/useCommand.ts'
import { useRejectionText } from '../copy/useRejectionText.ts'

type Press = { readonly quantity: number }

type Line = Pick<LineView, 'lineKey' | 'quantity' | 'maxQuantity' | 'stock' | 'isCollected'>

/**
 * CART-16: what the field shows now, how to request another figure, and the message if it was refused. Bursts count
 * from the last press. CART-15: more than is available, as far as we know, is refused at once, with the figure that the
 * server would name.
 */
export const useQuantity = (line: Line) => {
  const send = useCommand()
  const words = useRejectionText()
  // A press, not its figure: the answer to an older press for the same figure must not end a newer one.
  const newest = useRef<Press | null>(null)
  const [pressed, setPressed] = useState<Press | null>(null)
  const [refused, setRefused] = useState<string | undefined>()
  const keep = (press: Press | null) => {
    newest.current = press
    setPressed(press)
  }
  const askFor = async (quantity: number): Promise<void> => {
    setRefused(undefined)
    if (quantity === (newest.current ?? line).quantity) return
    if (!isInteger(quantity)) return setRefused(words({ _tag: 'QuantityNotWhole', quantity }))
    const most = mostOf(line)
    if (quantity > most && quantity > line.quantity)
      return setRefused(words({ _tag: 'QuantityTooHigh', maximum: most }))
    const press = { quantity }
    keep(press)
    const rejection = await send({ _tag: 'SetQuantity', lineKey: line.lineKey, quantity })
    if (newest.current !== press) return
    keep(null)
    if (rejection) setRefused(words(rejection))
  }
  return { shown: (pressed ?? line).quantity, refused, askFor: (quantity: number) => void askFor(quantity) }
}

/** Pickups come from a store's stock, which we do not know; the server reports what has sold out meanwhile. */
const mostOf = ({ maxQuantity, stock, isCollected }: Line): number =>
  isCollected || stock < 1 ? maxQuantity : quantityAllowed({ stock, maxQuantity, elsewhere: 0 })
