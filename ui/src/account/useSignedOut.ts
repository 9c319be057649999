import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { parseLocale, defaultLocale } from '../../../core/domain/locale/locales.ts'
import { signOutTarget } from '../../../core/domain/route/signOutTarget.ts'
import { useView } from '../bridge/useView.ts'
import { showToast } from '../components/toastStore.ts'
import { loadCopy } from '../copy/loadCopy.ts'
import { useShopLocale } from '../copy/shopLocale.ts'

/** When the last sign-out was that this page knows of, epoch ms; null = none, undefined = the page has just opened. */
let known: number | null | undefined

/** RT-09, AUTH-14: whichever tab signed out, every open page says it once and leaves the places of the account. */
export const useSignedOut = (): void => {
  const locale = useShopLocale()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const account = useView('account')
  useEffect(() => {
    if (!account) return
    const { left } = account
    // What happened before the page was opened is no news.
    const isNews = known !== undefined && left !== null && left.at !== known
    known = left?.at ?? null
    if (!isNews || left.site !== locale.slice(-2)) return
    const target = signOutTarget(pathname, parseLocale(locale) ?? defaultLocale)
    if (target !== null) void navigate(target)
    void loadCopy(locale, 'account').then((t) =>
      showToast(left.reason === 'asked' ? { title: t.success(), detail: t.signedOut() } : { title: t.sessionEnded(), detail: t.signInAgain(), isSticky: true }),
    )
  }, [account, locale, pathname, navigate])
}
