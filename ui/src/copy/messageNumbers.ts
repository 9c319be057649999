import { formatNumber } from '../../../core/domain/locale/formatNumber.ts'

/** A number in a message, in the format of the whole shop. `language`: of the copy, `en` or `fr`. */
export const number = (language: string, value: number, offset = 0): string =>
  formatNumber(value - offset, language === 'fr' ? 'fr-fr' : 'en-us')

/** @throws {Error} if what was given is not a number */
export const strictNumber = (language: string, value: number, offset: number, name: string): string => {
  if (Number.isNaN(value - offset)) throw new Error(`${name} is not a number`)
  return number(language, value, offset)
}
