import { useShopLocale } from '../copy/shopLocale.ts'

/** A score with one decimal in the figures of the locale. */
export const useScore = (average: number): string =>
  new Intl.NumberFormat(useShopLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(average)
