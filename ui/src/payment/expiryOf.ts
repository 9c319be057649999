/** As on the card: 08/29. */
export const expiryOf = ({
  expiryMonth,
  expiryYear,
}: {
  readonly expiryMonth: number
  readonly expiryYear: number
}): string => `${String(expiryMonth).padStart(2, '0')}/${String(expiryYear).slice(-2)}`
