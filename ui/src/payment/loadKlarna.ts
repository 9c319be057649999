import { providerPath } from '../../../core/domain/payment/challengeAction.ts'
import { klarnaScript } from '../../../core/domain/payment/sessionPage.ts'
import { loadScript } from '../bridge/loadScript.ts'

type PageOf = (clientToken: string) => string

let loading: Promise<PageOf> | null = null

/** PAY-08: the provider's script, once a page and only when somebody wants to pay with it. One that did not load is tried again the next time. */
export const loadKlarna = (): Promise<PageOf> => {
  loading ??= load().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

const load = async (): Promise<PageOf> => {
  await loadScript(klarnaScript)
  const { klarnaPayments } = globalThis as { readonly klarnaPayments?: { readonly pageOf?: PageOf } }
  return (clientToken) => {
    const page = klarnaPayments?.pageOf?.(clientToken)
    if (!page?.startsWith(`${providerPath}/`)) throw new Error('This is no page of the payment provider.')
    return page
  }
}
