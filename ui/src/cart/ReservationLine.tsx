import { useEffect, useState } from 'react'
import { StateLine } from '../components/StateLine.tsx'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { reservationText } from './reservationText.ts'
import type { ShownReservation } from './reservationText.ts'

/** CART-13: the words change by themselves when the half hour has passed. */
export function ReservationLine({ reservation }: { readonly reservation: ShownReservation }) {
  const t = useCopy('cart')
  const locale = useShopLocale()
  const until = reservation.said?.until ?? null
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (until === null || until <= now) return
    const timer = setTimeout(() => setNow(Date.now()), until - now)
    return () => clearTimeout(timer)
  }, [until, now])
  const state = until === null ? 'waiting' : until > now ? 'good' : 'out'
  return <StateLine state={state}>{reservationText(t, reservation, now, locale)}</StateLine>
}
