import { useEffect, useState } from 'react'
import { StateLine } from '../components/basic/StateLine.tsx'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { reservationText } from './parts/reservationText.ts'
import type { ShownReservation } from './parts/reservationText.ts'

/** CART-13: the text changes by itself when the half hour has passed. */
export const ReservationLine = ({ reservation }: { readonly reservation: ShownReservation }) => {
  const t = useCopy('cart')
  const locale = useShopLocale()
  const until = reservation.confirmed?.until ?? null
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (until === null || until <= now) return
    const timer = setTimeout(() => setNow(Date.now()), until - now)
    return () => clearTimeout(timer)
  }, [until, now])
  const state = until === null ? 'waiting' : until > now ? 'good' : 'out'
  return <StateLine state={state}>{reservationText(t, reservation, now, locale)}</StateLine>
}
