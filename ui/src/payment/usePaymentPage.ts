import { useEffect, useState } from 'react'
import type { ProviderMethod } from '../../../contracts/api/paymentInstrument.ts'
import { sessionPage } from '../../../core/domain/payment/sessionPage.ts'
import { useStorefront } from '../bridge/StorefrontContext.ts'
import { useShopPath } from '../locale/useShopPath.ts'
import { loadKlarna } from './loadKlarna.ts'

export interface PaymentPageProps {
  readonly method: ProviderMethod
  /** Changes of the cart that the shop has not answered: what is to be paid is not known before. */
  readonly waiting: number
  readonly onFail: () => void
}

/** PAY-08…10: the provider's page for this cart; null until it is known. Whatever goes wrong is one thing: it does not pay (PAY-09). */
export const usePaymentPage = ({
  method,
  waiting,
  onFail,
}: PaymentPageProps): { readonly sessionId: string; readonly page: string } | null => {
  const storefront = useStorefront()
  const returnPath = useShopPath()('/checkout')
  const [opened, setOpened] = useState<{ readonly sessionId: string; readonly page: string } | null>(null)
  const isReady = waiting === 0
  useEffect(() => {
    if (!isReady) return undefined
    let isWanted = true
    const open = async () => {
      const pageOf =
        method === 'KLARNA' ? await loadKlarna() : (clientToken: string) => sessionPage(method, clientToken)
      const answer = await storefront.openPaymentPage({ method, returnPath })
      if (answer._tag === 'NotOpened') throw new Error('The shop has opened no page.')
      return { sessionId: answer.sessionId, page: pageOf(answer.clientToken) }
    }
    open().then(
      (found) => isWanted && setOpened(found),
      () => isWanted && onFail(),
    )
    return () => {
      isWanted = false
    }
  }, [storefront, method, returnPath, isReady, onFail])
  return opened
}
