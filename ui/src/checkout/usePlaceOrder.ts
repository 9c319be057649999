import { useRef, useState } from 'react'
import type { Rejection } from '../../../contracts/rejections.ts'
import { useView } from '../bridge/useView.ts'
import { useAsk } from '../cart/useAsk.ts'

/** CHK-06: one press, one order. What the shopper saw as the total, and as what remains of it (minor units), is what is agreed to. */
export const usePlaceOrder = (total: number, remaining: number) => {
  const ask = useAsk()
  const connection = useView('connection')
  const isAsking = useRef(false)
  const [agreed, setAgreed] = useState<number | null>(null)
  const [refused, setRefused] = useState<Rejection | null>(null)
  return {
    refused,
    /** The total of the last press, minor units. */
    agreed,
    forget: () => setRefused(null),
    place: async (): Promise<void> => {
      if (isAsking.current) return
      isAsking.current = true
      setRefused(null)
      setAgreed(total)
      const rejection = await ask({ _tag: 'PlaceOrder', shownTotal: total, shownRemaining: remaining, online: connection?.online ?? navigator.onLine })
      isAsking.current = false
      if (rejection && rejection._tag !== 'OrderUnderWay') setRefused(rejection)
    },
  }
}
