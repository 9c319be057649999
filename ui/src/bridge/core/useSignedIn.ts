import { signedInOn } from '../../../../core/domain/account/account.ts'
import { useView } from './useView.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'

/** Who is signed in on this site; null = nobody, undefined = not known yet. */
export const useSignedIn = () => {
  const account = useView('account')
  const site = useSite()
  return account && signedInOn(account, site)
}

/** AUTH-16: a site is its country in lower case. */
export const useSite = (): string => useShopLocale().slice(-2)
