import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  filledChange,
  filledProfile,
  isPartiallyEnrolled,
  lockedFields,
  missingFields,
  realBirthDate,
} from '../../../core/domain/account/profileRules.ts'

const whole = {
  email: 'wren@example.com',
  firstName: 'Wren',
  lastName: 'Holloway',
  birthDate: '1990-05-01',
  phone: '+13035550142',
  postalCode: '80302',
}
const five = ['firstName', 'lastName', 'birthDate', 'phone', 'postalCode'] as const

describe('a partial profile', () => {
  test('ACC-09 a profile is partial when there is an email and any of the five things is missing, and never without an email', () => {
    fc.assert(
      fc.property(
        fc.subarray([...five]),
        fc.constantFrom('', '  ', undefined),
        fc.boolean(),
        (missing, blank, hasEmail) => {
          const person = Object.fromEntries(
            Object.entries({ ...whole, ...(hasEmail ? {} : { email: '' }) }).flatMap(([field, value]) =>
              missing.includes(field as 'phone') ? (blank === undefined ? [] : [[field, blank]]) : [[field, value]],
            ),
          )
          expect(isPartiallyEnrolled(person)).toBe(hasEmail && missing.length > 0)
          expect(missingFields(person)).toEqual(five.filter((field) => missing.includes(field)))
        },
      ),
    )
  })

  test('ACC-10 01/01/1900 is no birth date: not shown, not sent, and missing', () => {
    expect(realBirthDate('1900-01-01')).toBeUndefined()
    expect(realBirthDate(' ')).toBeUndefined()
    expect(realBirthDate(undefined)).toBeUndefined()
    expect(realBirthDate('1900-01-02')).toBe('1900-01-02')
    expect(isPartiallyEnrolled({ ...whole, birthDate: '1900-01-01' })).toBe(true)
    expect(filledChange({ birthDate: '1900-01-01', phone: '1' })).toEqual({ phone: '1' })
    expect(filledChange({ birthDate: '1900-01-01' })).toBeNull()
  })
})

describe('the loyalty profile', () => {
  test('ACC-11 exactly what a member’s loyalty profile knows is locked', () => {
    expect(lockedFields({ isLoyaltyMember: true }, { ...whole, phone: '', birthDate: '1900-01-01' })).toEqual([
      'email',
      'firstName',
      'lastName',
      'postalCode',
    ])
  })

  test('ACC-11 nothing is locked for an account that is no member', () => {
    expect(lockedFields({ isLoyaltyMember: false }, whole)).toEqual([])
  })
})

test('ACC-08 a change carries only its filled values, false and 0 among them, and is not sent without one', () => {
  const empty = fc.constantFrom<unknown>(undefined, null, '', ' \t', [])
  const filledValue = fc.constantFrom<unknown>(false, 0, 'x', ['a'], true)
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('a', 'b', 'c'), empty),
      fc.dictionary(fc.constantFrom('d', 'e'), filledValue),
      (none, some) => {
        expect(filledChange({ ...none, ...some })).toEqual(Object.keys(some).length === 0 ? null : some)
      },
    ),
  )
})

test('ACC-10 only a birth date can be a placeholder', () => {
  expect(filledChange({ lastName: '1900-01-01' })).toEqual({ lastName: '1900-01-01' })
  expect(filledChange({ birthDate: null, phone: '1' })).toEqual({ phone: '1' })
})

describe('a change of the profile with more than the person in it', () => {
  const terms = { isEmployeeDiscountTCAccepted: true } as const

  test('ACC-08 carries the person’s filled values and the rest', () => {
    expect(filledProfile({ consumerDetails: { phone: '1', lastName: '' }, ...terms })).toEqual({
      consumerDetails: { phone: '1' },
      ...terms,
    })
  })

  test('ACC-08 leaves the person out when nothing of it is filled', () => {
    expect(filledProfile({ consumerDetails: { phone: ' ' }, ...terms })).toEqual(terms)
    expect(filledProfile(terms)).toEqual(terms)
  })

  test('ACC-08 is not sent when nothing at all is filled', () => {
    expect(filledProfile({ consumerDetails: { phone: ' ' } })).toBeNull()
    expect(filledProfile({})).toBeNull()
  })
})
