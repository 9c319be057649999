import { useEffect, useState } from 'react'
import type { ProviderMethod } from '../../../contracts/api/entities/paymentInstrument.ts'
import { klarnaScript, providerPath, sessionPage } from '../../../core/domain/payment/providerPage.ts'
import { loadScript } from '../bridge/loadScript.ts'
import { newId } from '../bridge/newId.ts'
import { useStorefront } from '../bridge/StorefrontContext.ts'
import { useShopPath } from '../copy/useShopPath.ts'
import { onceLoaded } from '../loading/onceLoaded.ts'

export interface PaymentPageProps {
  readonly method: ProviderMethod
  /** Changes of the cart that the server has not answered: before that, the amount to pay is not known. */
  readonly waiting: number
  readonly onFail: () => void
}

/**
 * PAY-08…10: the provider's page for this cart; null until it is known. Every failure counts as the same: it does not
 * pay (PAY-09).
 */
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
      const answer = await storefront.request('openPaymentPage', { method, returnPath }, newId())
      if (answer._tag !== 'Done') throw new Error('The shop has opened no page.')
      return { sessionId: answer.output.sessionId, page: pageOf(answer.output.clientToken) }
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

type PageOf = (clientToken: string) => string

/**
 * PAY-08: the provider's script, once per page and only when a shopper wants to pay with it. A script that did not load
 * is tried again the next time.
 */
const loadKlarna = onceLoaded(async (): Promise<PageOf> => {
  await loadScript(klarnaScript)
  // The provider's script has just defined it, in whatever version it is.
  const { klarnaPayments } = globalThis as { readonly klarnaPayments?: { readonly pageOf?: PageOf } }
  return (clientToken) => {
    const page = klarnaPayments?.pageOf?.(clientToken)
    if (!page?.startsWith(`${providerPath}/`)) throw new Error('This is no page of the payment provider.')
    return page
  }
}, 0)
