import type { CalendarDate } from './calendarDate.ts'
import { formatDate, parseDate } from './dateFormat.ts'
import type { DateFormat } from './dateFormat.ts'

/**
 * SIGN-16: a date field's text after a key press or a paste: digits with a slash only where a later digit follows. A single
 * digit that is ended by a slash gets its zero; what autofill writes (`YYYY-MM-DD`) is written the way of the page.
 */
export const dateAsTyped = (text: string, format: Exclude<DateFormat, 'YYYY-MM-DD'>): string => {
  const stored: CalendarDate | null = parseDate(text, 'YYYY-MM-DD')
  if (stored !== null) return formatDate(stored, format)
  const digits = text.replace(/(?<!\d)(\d)(?=[/.-])/g, '0$1').replace(/\D/g, '')
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 8)].filter((part) => part !== '').join('/')
}
