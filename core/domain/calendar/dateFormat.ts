import { calendarDate } from './calendarDate.ts'
import type { CalendarDate } from './calendarDate.ts'

/** I18N-03: the formats that people type and read, and the stored one. */
export type DateFormat = 'DD/MM/YYYY' | 'MM/DD/YYYY' | 'YYYY-MM-DD'

/** VAL-10: two-digit day and month, four-digit year, and a real day; otherwise null. */
export const parseDate = (text: string, format: DateFormat): CalendarDate | null => {
  const found = shapes[format].exec(text.trim())
  if (!found?.groups) return null
  const { year, month, day } = found.groups
  return calendarDate(Number(year), Number(month), Number(day))
}

export const formatDate = (date: CalendarDate, format: DateFormat): string => {
  const [year, month, day] = date.split('-')
  switch (format) {
    case 'DD/MM/YYYY':
      return `${day}/${month}/${year}`
    case 'MM/DD/YYYY':
      return `${month}/${day}/${year}`
    case 'YYYY-MM-DD':
      return date
  }
}

/** I18N-03: 01/01/1900 stands for "no date" and is never a real one. */
export const isPlaceholderDate = (date: string): boolean => date === '1900-01-01'

/**
 * SIGN-16: a date field's text after a key press or a paste: digits, with a slash only where a later digit follows. A
 * single digit followed by a slash gets its zero; what autofill writes (`YYYY-MM-DD`) is converted to the page's
 * format.
 */
export const dateAsTyped = (text: string, format: Exclude<DateFormat, 'YYYY-MM-DD'>): string => {
  const stored: CalendarDate | null = parseDate(text, 'YYYY-MM-DD')
  if (stored !== null) return formatDate(stored, format)
  const digits = text.replace(/(?<!\d)(\d)(?=[/.-])/g, '0$1').replace(/\D/g, '')
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 8)].filter((part) => part !== '').join('/')
}

const shapes: Record<DateFormat, RegExp> = {
  'DD/MM/YYYY': /^(?<day>\d{2})\/(?<month>\d{2})\/(?<year>\d{4})$/,
  'MM/DD/YYYY': /^(?<month>\d{2})\/(?<day>\d{2})\/(?<year>\d{4})$/,
  'YYYY-MM-DD': /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
}
