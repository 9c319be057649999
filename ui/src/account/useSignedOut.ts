import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { parseLocale, defaultLocale } from '../../../core/domain/locale/locales.ts'
import { signOutTarget } from '../../../core/domain/route/signOutTarget.ts'
import { useView } from '../bridge/useView.ts'
import { showToast } from '../components/toastStore.ts'
import { loadCopy } from '../copy/loadCopy.ts'
import { useShopLocale } from '../copy/shopLocale.ts'

/** What the log remembers from an earlier visit is no news (ms). */
const staleMs = 10_000
/** Told once a page, however often it is drawn. */
let told = 0

/** RT-09, AUTH-14: whichever tab signed out, every tab says it and leaves the places of the account. */
export const useSignedOut = (): void => {
  const locale = useShopLocale()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const left = useView('account')?.left ?? null
  useEffect(() => {
    if (left === null || left.site !== locale.slice(-2) || left.at === told || Date.now() - left.at > staleMs) return
    told = left.at
    const target = signOutTarget(pathname, parseLocale(locale) ?? defaultLocale)
    if (target !== null) void navigate(target)
    void loadCopy(locale, 'account').then((t) =>
      showToast(left.reason === 'asked' ? { title: t.success(), detail: t.signedOut() } : { title: t.sessionEnded(), detail: t.signInAgain(), isSticky: true }),
    )
  }, [left, locale, pathname, navigate])
}
