import { describe, expect, test } from 'vitest'
import { parseDate } from '../../../core/domain/calendar/dateFormat.ts'
import type { CalendarDate } from '../../../core/domain/calendar/calendarDate.ts'
import { isWorkingDay, workingDaysOn } from '../../../core/domain/calendar/workingDays.ts'

const day = (text: string): CalendarDate => {
  const date = parseDate(text, 'YYYY-MM-DD')
  if (date === null) throw new Error(`${text} is no day.`)
  return date
}

describe('holidays', () => {
  test.each([
    ['US', '2026-11-26', 'Thanksgiving'],
    ['US', '2026-05-25', 'Memorial Day'],
    ['US', '2026-09-07', 'Labor Day'],
    ['US', '2027-07-05', 'Independence Day on a Sunday'],
    ['CA', '2026-05-18', 'Victoria Day'],
    ['CA', '2026-10-12', 'Thanksgiving'],
    ['CA', '2026-04-03', 'Good Friday'],
    ['GB', '2026-05-04', 'early May'],
    ['GB', '2026-08-31', 'summer'],
    ['GB', '2027-12-27', 'Christmas on a Saturday'],
    ['GB', '2027-12-28', 'Boxing Day on a Sunday'],
    ['FR', '2026-05-14', 'Ascension'],
    ['FR', '2026-05-25', 'Whit Monday'],
    ['DE', '2027-03-26', 'Good Friday'],
    ['DE', '2027-03-29', 'Easter Monday'],
    ['IT', '2026-06-02', 'Republic Day'],
    ['ES', '2026-12-08', 'Immaculate Conception'],
    ['ES', '2027-01-06', 'Epiphany'],
  ])('CAT-70 in %s nothing is delivered on %s (%s)', (country, date) => {
    expect(isWorkingDay(day(date), country)).toBe(false)
  })

  test.each([
    ['GB', '2026-11-26', 'Thanksgiving is America’s'],
    ['DE', '2026-07-14', 'Bastille Day is France’s'],
    ['US', '2026-04-06', 'Easter Monday'],
    ['FR', '2026-04-03', 'Good Friday'],
    ['JP', '2026-12-25', 'a country without a table has weekends only'],
  ])('CAT-70 in %s %s is a working day: %s', (country, date) => {
    expect(isWorkingDay(day(date), country)).toBe(true)
  })
})

describe('counting', () => {
  test.each([
    ['US', '2026-11-24', 1, '2026-11-25', 'to the next day'],
    ['US', '2026-11-25', 1, '2026-11-27', 'over Thanksgiving'],
    ['US', '2026-11-27', 2, '2026-12-01', 'over the weekend'],
    ['US', '2026-11-28', 1, '2026-12-01', 'a Saturday counts as the Monday after it'],
    ['US', '2026-11-28', 0, '2026-11-30', 'and so it does without a day to count'],
    ['DE', '2026-12-23', 2, '2026-12-28', 'over Christmas and a weekend'],
    ['GB', '2027-12-24', 1, '2027-12-29', 'over holidays that moved'],
    ['ES', '2026-12-31', 1, '2027-01-04', 'into the next year'],
  ])('CAT-70 in %s from %s, %d working days on is %s: %s', (country, date, days, expected) => {
    expect(workingDaysOn(day(date), days, country)).toBe(expected)
  })
})
