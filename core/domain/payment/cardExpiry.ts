import type { CalendarDate } from '../calendar/calendarDate.ts'
import { yearMonthDay } from '../calendar/calendarDate.ts'

/** `year` has four digits. */
export type CardExpiry = { readonly month: number; readonly year: number }

/** PAY-18: MM/YY; null unless the month exists. */
export const parseExpiry = (text: string): CardExpiry | null => {
  const found = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(text.trim())
  return found ? { month: Number(found[1]), year: 2000 + Number(found[2]) } : null
}

/** PAY-18: a card is valid through the last day of its month. */
export const isExpired = (expiry: CardExpiry, today: CalendarDate): boolean => {
  const { year, month } = yearMonthDay(today)
  return expiry.year < year || (expiry.year === year && expiry.month < month)
}

/** PAY-18: the expiry as typed: MM/YY, the slash only where a later digit follows. '1228', '12/2028' and '3/28' are understood. */
export const formatExpiry = (text: string): string => {
  const [first = '', second] = text.split('/')
  const lone = second !== undefined && /^\s*[1-9]\s*$/.test(first)
  const typed = (lone ? `0${text.trim()}` : text).replace(/\D/g, '')
  const digits = /^[2-9]/.test(typed) ? `0${typed}` : typed
  const year = /^20\d{2}$/.test(digits.slice(2)) ? digits.slice(4) : digits.slice(2, 4)
  return year === '' ? digits.slice(0, 2) : `${digits.slice(0, 2)}/${year}`
}
