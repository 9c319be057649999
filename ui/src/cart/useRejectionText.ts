import { useCallback } from 'react'
import type { Rejection } from '../../../contracts/rejections.ts'
import { locales } from '../../../core/domain/locale/locales.ts'
import { formatMoney } from '../../../core/domain/money/formatMoney.ts'
import { rejectionCopy } from '../copy/rejectionCopy.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useShopLocale } from '../copy/shopLocale.ts'

/** A refused command as a sentence, money in the currency of the site. */
export const useRejectionText = (): ((rejection: Rejection) => string) => {
  const t = useCopy('rejections')
  const locale = useShopLocale()
  return useCallback(
    (rejection: Rejection) =>
      rejectionCopy(t, rejection, (minor) => formatMoney(minor, locales[locale].currency, locale)),
    [t, locale],
  )
}
