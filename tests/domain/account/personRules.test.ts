import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keysOf } from '../../../core/domain/fields/fields.ts'
import { profileFailures } from '../../../core/domain/account/profileRules.ts'
import { personFailures, profileOrder, signUpFailures } from '../../../core/domain/account/signUpFailures.ts'
import { parseDate, formatDate } from '../../../core/domain/calendar/dateFormat.ts'
import { locales } from '../../../core/domain/locale/locales.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'
import { goodForm, signUpFacts } from './signUpForms.ts'

const every = keysOf(locales)

/** Right and wrong values of every country, so that each meets the rules of each locale. */
const someone = fc.record({
  firstName: fc.constantFrom('Wren', 'W', 'Wren7', '  ', 'x'.repeat(31)),
  lastName: fc.constantFrom("O'Hara", '', '<b>'),
  phone: fc.constantFrom('', ...every.map((locale) => goodForm(locale).phone), '12', '+999 1', 'call me'),
  postalCode: fc.constantFrom('', ...every.map((locale) => goodForm(locale).postalCode), '1', 'ZZZZZZ'),
  gender: fc.constantFrom('', 'F', 'N', 'X'),
  birthDate: fc.constantFrom('1990-02-28', '2012-11-22', '2013-11-23', '2010-11-22', '1899-12-31', '1900-01-01'),
})
const facts = (locale: Locale) => signUpFacts({ locale, dateFormat: 'YYYY-MM-DD' })
const phoneCode = (locale: Locale): string => locales[locale].dialCode

describe('the rules of a person', () => {
  test('SIGN-12 SIGN-14 SIGN-17 SIGN-18 VAL-37 are the same for a new account as for a profile, in every locale', () => {
    fc.assert(
      fc.property(fc.constantFrom(...every), someone, (locale, person) => {
        const filled = Object.fromEntries(Object.entries(person).filter(([, value]) => value.trim() !== ''))
        const entry = { ...filled, phoneCode: phoneCode(locale) }
        const atSignUp = signUpFailures({ ...goodForm(locale), ...entry }, facts(locale))
        const inProfile = profileFailures(entry, facts(locale))
        expect(inProfile.map(({ field, rule }) => [field, rule])).toEqual(
          atSignUp
            .filter(({ field }) => Object.hasOwn(filled, field) && profileOrder.some((each) => each === field))
            .map(({ field, rule }) => [field, rule]),
        )
      }),
    )
  })

  test('SIGN-15 SIGN-16 VAL-37 a birth date is judged alike as it is typed on the page and as it is sent', () => {
    fc.assert(
      fc.property(fc.constantFrom(...every), someone, (locale, person) => {
        const stored = parseDate(person.birthDate, 'YYYY-MM-DD') ?? expect.fail('no date')
        const { dateFormat } = locales[locale]
        const typed = { ...person, phoneCode: phoneCode(locale), birthDate: formatDate(stored, dateFormat) }
        expect(personFailures(typed, { ...facts(locale), dateFormat })).toEqual(
          personFailures({ ...typed, birthDate: stored }, facts(locale)),
        )
      }),
    )
  })
})
