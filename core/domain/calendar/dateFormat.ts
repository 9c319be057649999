import type { CalendarDate } from './calendarDate.ts'
import { calendarDate } from './calendarDate.ts'

/** I18N-03: what people type and read, and how it is stored. */
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
export const isPlaceholderDate = (date: CalendarDate): boolean => date === '1900-01-01'

const shapes: Record<DateFormat, RegExp> = {
  'DD/MM/YYYY': /^(?<day>\d{2})\/(?<month>\d{2})\/(?<year>\d{4})$/,
  'MM/DD/YYYY': /^(?<month>\d{2})\/(?<day>\d{2})\/(?<year>\d{4})$/,
  'YYYY-MM-DD': /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
}
