import type { LineView } from '../../../contracts/views/lineView.ts'
import { StateLine } from '../components/StateLine.tsx'
import { useCopy } from '../copy/useCopy.ts'

/** At most so many pieces are worth a word. */
const few = 5

/** One sentence: waiting to be sent, in stock, few left, sold out. */
export function LineState({ line }: { readonly line: LineView }) {
  const t = useCopy('cart')
  if (line.state === 'waiting')
    return <StateLine state="waiting">{t.waitingQuantity({ count: line.quantity })}</StateLine>
  if (line.isBonus) return <StateLine state="good">{t.gift()}</StateLine>
  if (line.isDigital) return null
  if (line.stock < 1) return <StateLine state="out">{t.outOfStock()}</StateLine>
  return line.stock <= few ? (
    <StateLine state="few">{t.fewLeft({ count: line.stock })}</StateLine>
  ) : (
    <StateLine state="good">{t.inStock()}</StateLine>
  )
}
