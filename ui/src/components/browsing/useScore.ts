import { formatNumber } from '../../../../core/domain/locale/formatNumber.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'

/** A score with one decimal in the locale's format. */
export const useScore = (average: number): string => formatNumber(average, useShopLocale(), 1, 1)
