declare const isCalendarDate: unique symbol

/** A day without time or zone, written YYYY-MM-DD, so that two of them compare as strings. */
export type CalendarDate = string & { readonly [isCalendarDate]: true }

export type YearMonthDay = { readonly year: number; readonly month: number; readonly day: number }

/** VAL-10: null unless it is a real day with a four-digit year. Nothing else makes a `CalendarDate`, hence the cast. */
export const calendarDate = (year: number, month: number, day: number): CalendarDate | null => {
  const whole = [year, month, day].every(Number.isInteger)
  if (!whole || year < 1 || year > 9999 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month))
    return null
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}` as CalendarDate
}

export const yearMonthDay = (date: CalendarDate): YearMonthDay => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8, 10)),
})

export const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

export const daysInMonth = (year: number, month: number): number => {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** Days since 1970-01-01, negative before (civil-from-days of the proleptic Gregorian calendar). */
export const dayNumber = (date: CalendarDate): number => {
  const { year, month, day } = yearMonthDay(date)
  const years = month > 2 ? year : year - 1
  const monthsSinceMarch = (month + 9) % 12
  const dayOfYear = Math.floor((153 * monthsSinceMarch + 2) / 5) + day - 1
  return years * 365 + Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400) + dayOfYear - 719_468
}

/** The UTC day of an instant. `epochMs` must be in the years 1 to 9999. */
export const dateOfInstant = (epochMs: number): CalendarDate => {
  const day = new Date(epochMs)
  const date = calendarDate(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate())
  return date ?? ('1970-01-01' as CalendarDate) // A real day.
}

/** Whole years between two days; the birthday itself counts. */
export const wholeYears = (from: CalendarDate, to: CalendarDate): number => {
  const start = yearMonthDay(from)
  const end = yearMonthDay(to)
  const hadBirthday = end.month > start.month || (end.month === start.month && end.day >= start.day)
  return end.year - start.year - (hadBirthday ? 0 : 1)
}

const padded = (value: number, width: number): string => String(value).padStart(width, '0')
