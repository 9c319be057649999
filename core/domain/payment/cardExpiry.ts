import type { CalendarDate } from '../calendar/calendarDate.ts'
import { yearMonthDay } from '../calendar/calendarDate.ts'

/** `year` has four digits. */
export type CardExpiry = { readonly month: number; readonly year: number }

/** PAY-18: MM/YY, M/YY, MM/YYYY, M/YYYY or YYYY-MM; null unless the month exists and the year is of this century. */
export const parseExpiry = (text: string): CardExpiry | null => {
  const found = /^(0?[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})$/.exec(monthFirst(text).trim())
  return found ? { month: Number(found[1]), year: 2000 + Number(found[2]) } : null
}

/** PAY-18: a card is valid through the last day of its month. */
export const isExpired = (expiry: CardExpiry, today: CalendarDate): boolean => {
  const { year, month } = yearMonthDay(today)
  return expiry.year < year || (expiry.year === year && expiry.month < month)
}

/** PAY-18: the expiry as typed: MM/YY, the slash only where a later digit follows. '1228', '3/28', '12/2028' and '2028-12' are understood. */
export const formatExpiry = (text: string): string => {
  const written = monthFirst(text)
  const [first = '', second] = written.split('/')
  const lone = second !== undefined && /^\s*[1-9]\s*$/.test(first)
  const typed = (lone ? `0${written.trim()}` : written).replace(/\D/g, '')
  const digits = /^[2-9]/.test(typed) ? `0${typed}` : typed
  const year = yearAsTyped(digits.slice(2, 6))
  return year === '' ? digits.slice(0, 2) : `${digits.slice(0, 2)}/${year}`
}

/** Two digits; three while a year of four is being typed. */
const yearAsTyped = (digits: string): string => {
  if (/^20\d$/.test(digits)) return digits
  return /^20\d{2}$/.test(digits) ? digits.slice(2) : digits.slice(0, 2)
}

/** '2028-12', the way browsers fill it in, as '12/2028'. */
const monthFirst = (text: string): string => text.replace(/^\s*(20\d{2})\s*[-/.]\s*(\d{1,2})\s*$/, '$2/$1')
