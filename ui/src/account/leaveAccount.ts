import type { AccountView } from '../../../contracts/views/accountView.ts'
import { defaultLocale, parseLocale } from '../../../core/domain/locale/locales.ts'
import { signOutTarget, targetAfter } from '../../../core/domain/route/departures.ts'
import { showToast } from '../state/toastStore.ts'
import { loadCopy } from '../copy/loadCopy.ts'

type Left = NonNullable<AccountView['left']>

/** RT-09, RT-12, AUTH-14, BIS-06: where a sign-out leads from here, and its message. */
export const leaveAccount = async (
  { reason }: Left,
  pathname: string,
  locale: string,
  go: (path: string) => void,
): Promise<void> => {
  const target =
    reason === 'store'
      ? `/${locale}${targetAfter('AssociateSessionCleared')}`
      : signOutTarget(pathname, parseLocale(locale) ?? defaultLocale)
  if (target !== null) go(target)
  if (reason === 'store') {
    const t = await loadCopy(locale, 'associate')
    showToast({ title: t.ended(), detail: t.endedDetail() })
    return
  }
  const t = await loadCopy(locale, 'account')
  showToast(
    reason === 'asked'
      ? { title: t.success(), detail: t.signedOut() }
      : { title: t.sessionEnded(), detail: t.signInAgain(), isSticky: true },
  )
}
