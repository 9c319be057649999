import { luhnDigit } from '../../../core/domain/payment/card.ts'

/** The nth number that a gift card could have. */
export const giftCardNumber = (n: number): string => {
  const body = `6006${String(9_000_000 + n).padStart(11, '0')}`
  return `${body}${luhnDigit(body)}`
}
