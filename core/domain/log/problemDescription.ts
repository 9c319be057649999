/** REC-07: what a shopper writes about a problem, in UTF-16 units at most. It stands in the header of a report. */
export const longestDescription = 1_000

/**
 * What of a typed text is kept, sent and stored: line breaks of one kind, nothing that cannot be seen, and dots for
 * digits that look like the number of a card.
 */
export const tidyDescription = (typed: string): string =>
  maskCardNumbers(typed.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').replaceAll(unseen, ''))
    .slice(0, longestDescription)
    .replaceAll(unseen, '')
    .trim()

/** Thirteen digits or more, in whatever script and grouping: each becomes a dot. Dots count, since people go on typing. */
export const maskCardNumbers = (text: string): string =>
  text.replaceAll(cardLike, (digits) => digits.replaceAll(/\p{Nd}/gu, '•'))

/** Why a text of somebody else is not what `tidyDescription` leaves; null = it is. */
export const descriptionProblem = (value: unknown): string | null => {
  if (typeof value !== 'string') return 'what the shopper wrote is no text'
  if (value.length > longestDescription)
    return `what the shopper wrote has ${value.length} characters, and ${longestDescription} are allowed`
  if (value.replaceAll(unseen, '') !== value) return 'what the shopper wrote holds control characters'
  if (maskCardNumbers(value) !== value) return 'what the shopper wrote holds what may be the number of a card'
  return value.trim() === '' ? 'what the shopper wrote is empty' : null
}

/** The text of an exported log with a description in its header; without one, the log stays as it is. */
export const withDescription = (log: string, description: string): string => {
  const end = log.indexOf('\n')
  if (description === '' || end < 0) return log
  return JSON.stringify({ ...(JSON.parse(log.slice(0, end)) as object), description }) + log.slice(end)
}

/** Controls other than a line break, halves of a pair, private use, and what turns the direction of writing around. */
const unseen = /(?!\n)[\p{Cc}\p{Cs}\p{Co}\u202A-\u202E\u2066-\u2069]/gu

/** Between two digits stand at most three spaces, dashes, dots or marks that cannot be seen. */
const cardLike = /[\p{Nd}•](?:[\s\p{Pd}\p{Cf}._]{0,3}[\p{Nd}•]){12,}/gu
