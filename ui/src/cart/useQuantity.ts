import { useRef, useState } from 'react'
import type { LineView } from '../../../contracts/views/lineView.ts'
import { isWhole } from '../../../core/domain/cart/isWhole.ts'
import { useAsk } from './useAsk.ts'
import { useRejectionWords } from './useRejectionWords.ts'

/** CART-16: what the field shows now, how to ask for another figure, and the sentence when it was refused. Bursts count from the last press. */
export const useQuantity = (line: Pick<LineView, 'lineKey' | 'quantity'>) => {
  const ask = useAsk()
  const words = useRejectionWords()
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
    if (!isWhole(quantity)) return setRefused(words({ _tag: 'QuantityNotWhole', quantity }))
    keep(quantity)
    const rejection = await ask({ _tag: 'SetQuantity', lineKey: line.lineKey, quantity })
    if (newest.current === quantity || rejection) keep(null)
    if (rejection) setRefused(words(rejection))
  }
  return { shown: asked ?? line.quantity, refused, askFor: (quantity: number) => void askFor(quantity) }
}
