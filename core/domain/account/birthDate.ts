import type { FieldFailure } from '../../../contracts/fieldFailure.ts'
import { wholeYears } from '../calendar/calendarDate.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { isPlaceholderDate, parseDate } from '../calendar/dateFormat.ts'
import type { DateFormat } from '../calendar/dateFormat.ts'

export type BirthDateFacts = {
  readonly format: DateFormat
  readonly isRequired: boolean
  /** Whole years. */
  readonly minimalAge: number
  /** The server's day. */
  readonly today: CalendarDate
}

/** SIGN-15, VAL-42, VAL-43: null when it passes. The placeholder of a missing date counts as missing (ACC-10). */
export const birthDateFailure = (
  text: string,
  { format, isRequired, minimalAge, today }: BirthDateFacts,
): Omit<FieldFailure, 'field'> | null => {
  if (isMissingDate(text, format)) return isRequired ? { rule: 'required' } : null
  const date = parseDate(text, format)
  if (date === null) return { rule: 'date' }
  if (date < firstBirthDate) return { rule: 'dateOfBirth' }
  return wholeYears(date, today) < minimalAge ? { rule: 'minimalAge', values: { minimalAge } } : null
}

/** SIGN-16, ACC-10: as it is stored; null when there is none. */
export const birthDateToSend = (text: string, format: DateFormat): CalendarDate | null =>
  isMissingDate(text, format) ? null : parseDate(text, format)

const isMissingDate = (text: string, format: DateFormat): boolean => {
  const date = parseDate(text, format)
  return text.trim() === '' || (date !== null && isPlaceholderDate(date))
}

/** VAL-42, inclusive. */
const firstBirthDate = '1900-01-01'
