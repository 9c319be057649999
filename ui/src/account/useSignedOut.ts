import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { AccountView } from '../../../contracts/views/accountView.ts'
import { useView } from '../bridge/core/useView.ts'
import { useShopLocale } from '../copy/shopLocale.ts'

/**
 * The time of the last sign-out that this page knows of, epoch ms; null = none, undefined = the page has just opened.
 */
let known: number | null | undefined

/** RT-09, AUTH-14: whichever tab signed out, every open page says so once and leaves the account's pages. */
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

type Left = AccountView['left']

/**
 * `known`: the time of the last sign-out that this page knows of, epoch ms; undefined = it has just opened, and an
 * earlier sign-out is no news.
 */
export const isNewSignOut = (known: number | null | undefined, left: Left): left is NonNullable<Left> =>
  known !== undefined && left !== null && left.at !== known
