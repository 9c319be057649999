import { useCallback, useRef, useState } from 'react'
import type { Rejection } from '../../../contracts/rejections.ts'
import { botCheckToken } from '../botCheck/botCheckToken.ts'
import { newId } from '../bridge/newId.ts'
import type { Storefront } from '../bridge/storefront.ts'
import { useStorefront } from '../bridge/StorefrontContext.ts'
import { useView } from '../bridge/core/useView.ts'
import { useCommand } from '../bridge/core/useCommand.ts'

/** CHK-09: the answer of a bot check goes into the worker's memory, and its name into the command. */
const botChecked = async (storefront: Pick<Storefront, 'keepProof'>): Promise<{ readonly botCheckRef?: string }> => {
  const proof = await botCheckToken('placeOrder')
  if (proof === undefined) return {}
  const botCheckRef = newId()
  await storefront.keepProof(botCheckRef, proof).catch(() => undefined)
  return { botCheckRef }
}

/**
 * CHK-06: one press, one order. The shopper agrees to the total that was shown, and to what was shown as remaining of
 * it (minor units).
 */
export const usePlaceOrder = (total: number, remaining: number) => {
  const send = useCommand()
  const storefront = useStorefront()
  const connection = useView('connection')
  const isAsking = useRef(false)
  const [isChecking, setChecking] = useState(false)
  const [agreed, setAgreed] = useState<number | null>(null)
  const [refused, setRefused] = useState<Rejection | null>(null)
  const forget = useCallback(() => setRefused(null), [])
  return {
    /** Why the last press placed nothing, for as long as that holds. */
    refused: refused?._tag === 'Offline' && connection?.online === true ? null : refused,
    /** Waiting for the answer of a bot check. */
    isChecking,
    /** The total of the last press, minor units. */
    agreed,
    forget,
    place: async (): Promise<void> => {
      if (isAsking.current) return
      isAsking.current = true
      setRefused(null)
      setAgreed(total)
      setChecking(true)
      const checked = await botChecked(storefront)
      setChecking(false)
      const rejection = await send({
        _tag: 'PlaceOrder',
        shownTotal: total,
        shownRemaining: remaining,
        online: connection?.online ?? navigator.onLine,
        ...checked,
      })
      isAsking.current = false
      if (rejection && rejection._tag !== 'OrderUnderWay') setRefused(rejection)
    },
  }
}
