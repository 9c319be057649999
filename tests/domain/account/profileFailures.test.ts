import { describe, expect, test } from 'vitest'
import { profileFailures, refusalOfProfile } from '../../../core/domain/account/profileRules.ts'
import { dateOfInstant } from '../../../core/domain/calendar/calendarDate.ts'

const facts = {
  locale: 'en-us',
  today: dateOfInstant(Date.UTC(2026, 10, 22)),
  dateFormat: 'MM/DD/YYYY',
  dialCodes: ['1'],
} as const

describe('a change of the profile', () => {
  test('ACC-08 VAL-37 only what a change names is judged, by the rules of the sign-up, in the order of the form', () => {
    expect(profileFailures({}, facts)).toEqual([])
    expect(
      profileFailures({ postalCode: '9720', firstName: 'Wren', lastName: 'H' }, facts).map(({ field, rule }) => [
        field,
        rule,
      ]),
    ).toEqual([
      ['lastName', 'minLength'],
      ['postalCode', 'minLength'],
    ])
    expect(profileFailures({ birthDate: '02/30/1990' }, facts)).toEqual([{ field: 'birthDate', rule: 'date' }])
  })

  test('ACC-08 a known value cannot be removed, because a blank value would not be sent', () => {
    expect(profileFailures({ phone: ' ', birthDate: '' }, facts)).toEqual([
      { field: 'birthDate', rule: 'required' },
      { field: 'phone', rule: 'required' },
    ])
  })
})

test.each([
  ['birthDate', 'minimalAge', 'PRO410'],
  ['birthDate', 'required', 'PRO411'],
  ['birthDate', 'date', 'PRO412'],
  ['phone', 'phone', 'PRO412'],
  ['phone', 'required', 'PRO412'],
])('ERR-187 ERR-192 ERR-193 %s that breaks the rule %s answers %s', (field, rule, code) => {
  expect(refusalOfProfile({ field, rule })).toBe(code)
})
