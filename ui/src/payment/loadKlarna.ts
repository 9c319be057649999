import { providerPath } from '../../../core/domain/payment/challengeAction.ts'
import { klarnaScript } from '../../../core/domain/payment/sessionPage.ts'
import { trustedScriptUrl } from '../bridge/trustedScriptUrl.ts'

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
  const script = document.createElement('script')
  await new Promise<void>((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = () => reject(new Error('The script of the payment provider did not load.'))
    Object.assign(script, { src: trustedScriptUrl(new URL(klarnaScript, location.href)) })
    document.head.append(script)
  }).finally(() => script.remove())
  const { klarnaPayments } = globalThis as { readonly klarnaPayments?: { readonly pageOf?: PageOf } }
  return (clientToken) => {
    const page = klarnaPayments?.pageOf?.(clientToken)
    if (!page?.startsWith(`${providerPath}/`)) throw new Error('This is no page of the payment provider.')
    return page
  }
}
