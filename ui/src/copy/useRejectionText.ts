import { useCallback } from 'react'
import type { Rejection } from '../../../contracts/rejections.ts'
import { locales } from '../../../core/domain/locale/locales.ts'
import { formatMoney } from '../../../core/domain/money/formatMoney.ts'
import { rejectionCopy } from './rejectionCopy.ts'
import { useCopy } from './useCopy.ts'
import { useShopLocale } from './shopLocale.ts'

/** A rejected command as a sentence, with money in the site's currency. */
export const useRejectionText = (): ((rejection: Rejection) => string) => {
  const t = useCopy('rejections')
  const locale = useShopLocale()
  return useCallback(
    (rejection: Rejection) =>
      rejectionCopy(t, rejection, (minor) => formatMoney(minor, locales[locale].currency, locale)),
    [t, locale],
  )
}
