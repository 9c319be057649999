import { calendarDate, dateOfInstant, dayNumber, daysInMonth, yearMonthDay } from './calendarDate.ts'
import type { CalendarDate } from './calendarDate.ts'

/** Neither a Saturday, nor a Sunday, nor a holiday of the country (ISO 3166); one without a table has no holidays. */
export const isWorkingDay = (date: CalendarDate, country: string): boolean => {
  const number = dayNumber(date)
  const day = weekday(number)
  return day !== saturday && day !== sunday && !holidaysOf(yearMonthDay(date).year, country).has(number)
}

/** The day itself, or the first working day after it; then `days` working days on. */
export const workingDaysOn = (date: CalendarDate, days: number, country: string): CalendarDate => {
  let [at, left] = [date, days]
  while (!isWorkingDay(at, country) || left > 0) {
    if (isWorkingDay(at, country)) left -= 1
    at = dateOfNumber(dayNumber(at) + 1)
  }
  return at
}

const dateOfNumber = (number: number): CalendarDate => dateOfInstant(number * 86_400_000)

/** 0 = Sunday. Day 0, the first of 1970, was a Thursday. */
const weekday = (number: number): number => (((number + 4) % 7) + 7) % 7

const sunday = 0
const monday = 1
const thursday = 4
const saturday = 6

/** The day of a year on which a holiday falls, as a day number. */
type Rule = (year: number) => number

type Calendar = {
  readonly rules: readonly Rule[]
  /** The days of the week from which a holiday moves to the next free day. */
  readonly moved: readonly number[]
}

const known = new Map<string, ReadonlySet<number>>()

/** Where a holiday moves, its own day is on a weekend. */
const holidaysOf = (year: number, country: string): ReadonlySet<number> => {
  const key = `${country}${year}`
  const before = known.get(key)
  if (before) return before
  const { rules, moved } = calendars[country] ?? { rules: [], moved: [] }
  const days = new Set<number>()
  for (const rule of rules) {
    let day = rule(year)
    while (moved.includes(weekday(day)) || (moved.length > 0 && days.has(day))) day += 1
    days.add(day)
  }
  known.set(key, days)
  return days
}

const numberOf = (year: number, month: number, day: number): number => {
  const date = calendarDate(year, month, day)
  if (date === null) throw new Error(`${year}-${month}-${day} is no day.`)
  return dayNumber(date)
}

const on =
  (month: number, day: number): Rule =>
  (year) =>
    numberOf(year, month, day)

/** `days` after Easter Sunday; negative before it. */
const easter =
  (days: number): Rule =>
  (year) =>
    easterSunday(year) + days

/** The first such day of the week on or after this one. */
const from =
  (month: number, day: number, wanted: number): Rule =>
  (year) => {
    const first = numberOf(year, month, day)
    return first + ((wanted - weekday(first) + 7) % 7)
  }

/** The last Monday of a month. */
const lastMonday =
  (month: number): Rule =>
  (year) => {
    const last = numberOf(year, month, daysInMonth(year, month))
    return last - ((weekday(last) - monday + 7) % 7)
  }

/** Of the Gregorian calendar, after Meeus, Jones and Butcher. */
const easterSunday = (year: number): number => {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const correction = century - Math.floor((century + 8) / 25) + 1
  const epact = (19 * golden + century - Math.floor(century / 4) - Math.floor(correction / 3) + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const whole = epact + toSunday - 7 * late + 114
  return numberOf(year, Math.floor(whole / 31), (whole % 31) + 1)
}

const newYear = on(1, 1)
const goodFriday = easter(-2)
const easterMonday = easter(1)
const labourDay = on(5, 1)
const ascension = easter(39)
const whitMonday = easter(50)
const assumption = on(8, 15)
const allSaints = on(11, 1)
const christmas = on(12, 25)
const boxingDay = on(12, 26)

/** Days on which parcels are neither collected nor delivered in the whole country. */
const calendars: Readonly<Record<string, Calendar>> = {
  US: {
    rules: [newYear, lastMonday(5), on(7, 4), from(9, 1, monday), from(11, 22, thursday), christmas],
    moved: [sunday],
  },
  CA: {
    rules: [
      newYear,
      goodFriday,
      from(5, 18, monday),
      on(7, 1),
      from(9, 1, monday),
      from(10, 8, monday),
      christmas,
      boxingDay,
    ],
    moved: [sunday],
  },
  GB: {
    rules: [newYear, goodFriday, easterMonday, from(5, 1, monday), lastMonday(5), lastMonday(8), christmas, boxingDay],
    moved: [saturday, sunday],
  },
  FR: {
    rules: [
      newYear,
      easterMonday,
      labourDay,
      on(5, 8),
      ascension,
      whitMonday,
      on(7, 14),
      assumption,
      allSaints,
      on(11, 11),
      christmas,
    ],
    moved: [],
  },
  DE: {
    rules: [newYear, goodFriday, easterMonday, labourDay, ascension, whitMonday, on(10, 3), christmas, boxingDay],
    moved: [],
  },
  IT: {
    rules: [
      newYear,
      on(1, 6),
      easterMonday,
      on(4, 25),
      labourDay,
      on(6, 2),
      assumption,
      on(10, 4),
      allSaints,
      on(12, 8),
      christmas,
      boxingDay,
    ],
    moved: [],
  },
  ES: {
    rules: [
      newYear,
      on(1, 6),
      goodFriday,
      labourDay,
      assumption,
      on(10, 12),
      allSaints,
      on(12, 6),
      on(12, 8),
      christmas,
    ],
    moved: [],
  },
}
