import { useView } from '../bridge/useView.ts'
import { StateLine } from '../components/StateLine.tsx'
import { useCopy } from '../copy/useCopy.ts'

/** A state, not a message: as long as the order is unanswered the page says so, and that nothing is charged twice. */
export function OrderWaiting({ isLong }: { readonly isLong: boolean }) {
  const t = useCopy('checkout')
  const attempts = useView('connection')?.order.attempts ?? 0
  if (!isLong && attempts <= 1) return <StateLine state="waiting">{t.placing()}</StateLine>
  return (
    <>
      <StateLine state="waiting">{t.checking()}</StateLine>
      {attempts > 1 && <p className="meta">{t.checkingLong({ attempts })}</p>}
    </>
  )
}
