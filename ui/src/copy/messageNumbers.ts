import { formatNumber } from '../../../core/domain/locale/formatNumber.ts'
import { defaultLocale, parseLocale } from '../../../core/domain/locale/locales.ts'

/** I18N-02: a number in a message, in the format of the copy's language (`en`, `fr`, `de`, `it`, `es`). */
export const number = (language: string, value: number, offset = 0): string =>
  formatNumber(value - offset, parseLocale(`${language}-${language}`) ?? defaultLocale)

/** @throws {Error} if what was given is not a number */
export const strictNumber = (language: string, value: number, offset: number, name: string): string => {
  if (Number.isNaN(value - offset)) throw new Error(`${name} is not a number`)
  return number(language, value, offset)
}
