import { isLuhn } from './cardNumber.ts'

/** PAY-12: sixteen digits whose Luhn sum is right; `number` without spaces. */
export const isGiftCardNumber = (number: string): boolean => /^\d{16}$/.test(number) && isLuhn(number)

/** PAY-12 */
export const isGiftCardPin = (pin: string): boolean => /^\d{4,8}$/.test(pin)

/** The digit that makes the Luhn sum of `body` and itself right. */
export const luhnDigit = (body: string): string =>
  '0123456789'.split('').find((digit) => isLuhn(`${body}${digit}`)) ?? '0'
