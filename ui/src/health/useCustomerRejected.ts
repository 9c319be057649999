import { useEffect } from 'react'
import { invalidCustomerReloadDelay } from '../../../core/domain/configuration/constants.ts'
import { useView } from '../bridge/useView.ts'
import { showToast } from '../components/toastStore.ts'
import { loadCopy } from '../copy/loadCopy.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { reloadOnce } from './reloadOnce.ts'

/** CART-28: the stored cart is gone; the shopper is told and the page reloads 4 s after. Told once per occurrence. */
export const useCustomerRejected = (): void => {
  const locale = useShopLocale()
  const rejectedAt = useView('cart')?.customerRejectedAt ?? null
  useEffect(() => {
    if (rejectedAt === null || Date.now() - rejectedAt > staleMs) return
    void loadCopy(locale, 'shell').then((t) => showToast({ title: t.invalidCustomer(), isSticky: true }))
    const timer = setTimeout(reloadOnce, Math.max(0, rejectedAt + invalidCustomerReloadDelay - Date.now()))
    return () => clearTimeout(timer)
  }, [rejectedAt, locale])
}

/** What the log remembers from an earlier visit is no news (ms). */
const staleMs = 2 * invalidCustomerReloadDelay
