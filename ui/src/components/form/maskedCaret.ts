/** The caret's position after a mask was applied again: after as many digits as before. */
export const maskedCaret = (formatted: string, digitsBefore: number): number => {
  if (digitsBefore === 0) return 0
  let seen = 0
  for (let index = 0; index < formatted.length; index += 1) {
    if (/\d/.test(formatted.charAt(index))) seen += 1
    if (seen === digitsBefore) return index + 1
  }
  return formatted.length
}

export const digitCount = (text: string): number => text.replace(/\D/g, '').length
