import { useView } from '../bridge/useView.ts'
import { StateLine } from '../components/StateLine.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useLongWait } from './useLongWait.ts'

/** A state, not a message: as long as the order is unanswered the page says so, and that nothing is charged twice. */
export function OrderWaiting({ since }: { readonly since: number }) {
  const t = useCopy('checkout')
  const attempts = useView('connection')?.order.attempts ?? 0
  const isLong = useLongWait(since)
  if (!isLong && attempts <= 1) return <StateLine state="waiting">{t.placing()}</StateLine>
  return (
    <>
      <StateLine state="waiting">{t.checking()}</StateLine>
      {attempts > 1 && <p className="meta">{t.checkingLong({ attempts })}</p>}
    </>
  )
}
