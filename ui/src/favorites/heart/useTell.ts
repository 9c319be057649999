import type { Rejection } from '../../../../contracts/rejections.ts'
import { showToast } from '../../state/toastStore.ts'
import { loadCopy } from '../../copy/loadCopy.ts'
import { rejectionCopy } from '../../copy/rejectionCopy.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'

/** FAV-08, FAV-09: shows in a toast why something was not done; null = it was done. */
export const useTell = () => {
  const locale = useShopLocale()
  return async (rejection: Rejection | null): Promise<void> => {
    if (rejection) showToast({ kind: 'refusal', title: rejectionCopy(await loadCopy(locale, 'rejections'), rejection) })
  }
}
