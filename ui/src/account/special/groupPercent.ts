import { isUncappedDiscount, specialGroups } from '../../../../core/domain/account/specialGroups.ts'
import { languageTag } from '../../../../core/domain/locale/locales.ts'
import type { Locale } from '../../../../core/domain/locale/locales.ts'

/** Basis points as a percentage in the site's language: 4,000 is “40 %”. */
export const percentText = (basisPoints: number, locale: Locale): string =>
  new Intl.NumberFormat(languageTag(locale), { style: 'percent' }).format(basisPoints / 10_000)

/**
 * AUTH-33: “ (40 %)” after the name of a group's discount, while the cap of the year covers all goods; nothing where it
 * does not, and for other shoppers. Minor units.
 */
export const groupPercent = (type: string, discount: number, goods: number, locale: Locale): string =>
  (type === 'EMPLOYEE' || type === 'PROSUMER') && isUncappedDiscount(type, discount, goods)
    ? ` (${percentText(specialGroups[type].basisPoints, locale)})`
    : ''
