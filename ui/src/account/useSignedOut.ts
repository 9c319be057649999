import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useView } from '../bridge/useView.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { isNewSignOut } from './isNewSignOut.ts'

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
    const isNews = isNewSignOut(known, left)
    known = left?.at ?? null
    if (!isNews || left.site !== locale.slice(-2)) return
    void import('./leaveAccount.ts').then(({ leaveAccount }) =>
      leaveAccount(left, pathname, locale, (path) => void navigate(path)),
    )
  }, [account, locale, pathname, navigate])
}
