import { locales } from '../../../core/domain/locale/locales.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useShopLocale } from '../copy/shopLocale.ts'

/**
 * "Nov 3, 2026", "3 nov. 2026": the day of an ISO 8601 date or time, as written; what is none is said as it came. In words of our own, because a
 * product page would wait some 20 ms for the browser's first formatter.
 */
export const useShortDate = (time: string): string => {
  const t = useCopy('product')
  const { language, dateFormat } = locales[useShopLocale()]
  const [year, month, day] = /^(\d{4})-(0[1-9]|1[0-2])-([0-3]\d)/.exec(time)?.slice(1) ?? []
  if (!year || !month || !day) return time
  const isMonthFirst = language === 'en' && dateFormat.startsWith('MM')
  return t.shortDate({ isMonthFirst: String(isMonthFirst), month: t.shortMonth({ month }), day: Number(day), year })
}
