import { describe, expect, test } from 'vitest'
import { asksInterests } from '../../../core/domain/account/profileRules.ts'
import { refusalOfField, refusedField, signUpFailures } from '../../../core/domain/account/signUpFailures.ts'
import type { SignUpFacts } from '../../../core/domain/account/signUpFailures.ts'
import {
  canOptIn,
  hasSimplifiedSignUp,
  minimalAgeOf,
  signUpFields,
  smsAfterPhone,
  smsAfterTick,
} from '../../../core/domain/account/signUpFields.ts'
import { signUpParams } from '../../../core/domain/account/signUpToSend.ts'
import { calendarDate } from '../../../core/domain/calendar/calendarDate.ts'
import { allLocales, locales } from '../../../core/domain/locale/locales.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'
import { goodForm, signUpFacts } from './signUpForms.ts'

const failing = (changed: object, facts: Partial<SignUpFacts> & { readonly locale?: Locale } = {}) =>
  signUpFailures({ ...goodForm(facts.locale), ...changed }, signUpFacts(facts)).map(
    ({ field, rule }) => `${field} ${rule}`,
  )

describe('the form of a site', () => {
  test.each([
    ['en-us', 'birth date –, phone –, SMS, no gender, 13, simplified'],
    ['en-ca', 'birth date –, phone –, SMS, no gender, 13, simplified'],
    ['fr-ca', 'birth date –, phone –, SMS, no gender, 13, simplified'],
    ['en-gb', 'birth date required, phone –, no SMS, no gender, 13, full'],
    ['fr-fr', 'birth date required, phone –, no SMS, gender, 15, full'],
    ['de-de', 'birth date required, phone –, no SMS, gender, 16, full'],
    ['it-it', 'birth date required, phone required, no SMS, gender, 14, full'],
    ['es-es', 'birth date required, phone required, no SMS, gender, 14, full'],
  ] as const)('SIGN-09 SIGN-14 SIGN-18 VAL-43 what %s asks for: %s', (locale, expected) => {
    const { isBirthDateRequired, isPhoneRequired, hasSms, hasGender, minimalAge } = signUpFields(locale)
    const need = (is: boolean) => (is ? 'required' : '–')
    expect(
      `birth date ${need(isBirthDateRequired)}, phone ${need(isPhoneRequired)}, ${hasSms ? 'SMS' : 'no SMS'}, ${hasGender ? 'gender' : 'no gender'}, ${minimalAge}, ${hasSimplifiedSignUp(locale) ? 'simplified' : 'full'}`,
    ).toBe(expected)
  })

  test.each([
    ['US', 13],
    ['CA', 13],
    ['GB', 13],
    ['FR', 15],
    ['DE', 16],
    ['IE', 16],
    ['NL', 16],
    ['IT', 14],
    ['ES', 14],
    ['SE', 16],
    ['constructor', 16],
  ])('VAL-43 the minimal age in %s is %d (16 where none is written)', (country, age) => {
    expect(minimalAgeOf(country)).toBe(age)
  })

  test.each(allLocales)(
    'SIGN-11 SIGN-12 a whole form passes in %s, an empty one fails in the order of the form',
    (locale) => {
      expect(failing({}, { locale })).toEqual([])
      const { isBirthDateRequired, isPhoneRequired, hasGender } = signUpFields(locale)
      const askedFields = [
        'firstName',
        'lastName',
        'email',
        'password',
        ...(isBirthDateRequired ? ['birthDate'] : []),
        ...(isPhoneRequired ? ['phone'] : []),
        'postalCode',
        ...(hasGender ? ['gender'] : []),
        'isTermsConfirmed',
      ]
      expect(signUpFailures({}, signUpFacts({ locale }))).toEqual(
        askedFields.map((field) => ({ field, rule: field === 'isTermsConfirmed' ? 'requiredCheckbox' : 'required' })),
      )
    },
  )

  test.each([
    [{ firstName: 'W' }, 'firstName minLength'],
    [{ lastName: 'x'.repeat(31) }, 'lastName maxLength'],
    [{ firstName: 'R2D2' }, 'firstName name'],
    [{ email: 'wren' }, 'email email'],
    [{ email: `${'a'.repeat(89)}@example.com` }, 'email maxLength'],
    [{ password: 'Short-1' }, 'password password'],
    [{ password: 'nocapital-2026' }, 'password password'],
    [{ password: 'NOSMALL-2026' }, 'password password'],
    [{ password: 'NoNumberHere' }, 'password password'],
    [{ birthDate: '31/12/1990' }, 'birthDate date'],
    [{ birthDate: '2/1/1990' }, 'birthDate date'],
    [{ birthDate: '12/31/1899' }, 'birthDate dateOfBirth'],
    [{ phone: '303 555' }, 'phone phone'],
    [{ postalCode: '8030' }, 'postalCode minLength'],
    [{ postalCode: '803021' }, 'postalCode pattern'],
    [{ isTermsConfirmed: false }, 'isTermsConfirmed requiredCheckbox'],
  ] as const)(
    'SIGN-12 SIGN-13 SIGN-15 SIGN-17 SIGN-19 VAL-13 VAL-41 VAL-42 VAL-44 %o gives %s',
    (changed, expected) => {
      expect(failing(changed)).toEqual([expected])
    },
  )
})

describe('the birthday', () => {
  test.each([
    ['en-us', '11/22/2013', []],
    ['en-us', '11/23/2013', ['birthDate minimalAge']],
    ['fr-fr', '22/11/2011', []],
    ['fr-fr', '23/11/2011', ['birthDate minimalAge']],
    ['de-de', '22/11/2010', []],
    ['de-de', '23/11/2010', ['birthDate minimalAge']],
    ['it-it', '22/11/2012', []],
    ['it-it', '23/11/2012', ['birthDate minimalAge']],
  ] as const)(
    'SIGN-15 SIGN-16 VAL-43 on 2026-11-22, the birthday included, in %s who was born on %s: %o',
    (locale, birthDate, expected) => {
      expect(failing({ birthDate }, { locale })).toEqual(expected)
      expect(signUpFailures({ ...goodForm(locale), birthDate }, signUpFacts({ locale }))[0]?.values).toEqual(
        expected.length === 0 ? undefined : { minimalAge: signUpFields(locale).minimalAge },
      )
    },
  )

  test('VAL-43 a birthday on the 29th of February is on the 1st of March in other years', () => {
    const on = (day: number, month: number) =>
      failing({ birthDate: '02/29/2012' }, { today: calendarDate(2025, month, day)! })
    expect(on(28, 2)).toEqual(['birthDate minimalAge'])
    expect(on(1, 3)).toEqual([])
  })

  test('VAL-42 ACC-10 the first of January 1900 means no date', () => {
    expect(failing({ birthDate: '01/01/1900' })).toEqual([])
    expect(failing({ birthDate: '01/01/1900' }, { locale: 'en-gb' })).toEqual(['birthDate required'])
    expect(failing({ birthDate: '02/01/1900' })).toEqual([])
    expect(failing({ birthDate: ' ' }, { locale: 'en-gb' })).toEqual(['birthDate required'])
  })
})

describe('phone and text messages', () => {
  test('SIGN-17 PHONE-10 a phone is judged by the dial code chosen', () => {
    expect(failing({ phone: '612 345 678', phoneCode: '34' }, { locale: 'es-es' })).toEqual([])
    expect(failing({ phone: '612 345 678', phoneCode: '33' }, { locale: 'es-es' })).toEqual([])
    expect(failing({ phone: '' }, { locale: 'es-es' })).toEqual(['phone required'])
    expect(failing({ phone: '612 345 67', phoneCode: '34' }, { locale: 'es-es' })).toEqual(['phone phone'])
  })

  test('SIGN-17 PHONE-10 a phone of another country passes with its dial code only', () => {
    const phone = '612 345 678'
    expect(failing({ phone, phoneCode: '34' })).toEqual([])
    expect(failing({ phone, phoneCode: '' })).toEqual(['phone phone'])
    expect(failing({ phone, phoneCode: undefined })).toEqual(['phone phone'])
  })

  test('SIGN-10 the simplified variant judges e-mail and password and nothing else', () => {
    const facts = signUpFacts({ variant: 'simplified' })
    expect(signUpFailures({}, facts).map(({ field }) => field)).toEqual(['email', 'password'])
    expect(signUpFailures({ email: 'wren@example.com', password: 'Trail-2026' }, facts)).toEqual([])
  })

  test('SIGN-20 text messages can be chosen only with a valid phone', () => {
    expect(canOptIn({ text: '', isValid: true })).toBe(false)
    expect(canOptIn({ text: ' ', isValid: true })).toBe(false)
    expect(canOptIn({ text: '303', isValid: false })).toBe(false)
    expect(canOptIn({ text: '(303) 555 - 0142', isValid: true })).toBe(true)
  })

  test('SIGN-21 ticking text messages shows the terms', () => {
    expect(smsAfterTick(true, true)).toBe('reading')
    expect(smsAfterTick(true, false)).toBe('none')
    expect(smsAfterTick(false, true)).toBe('none')
  })

  test.each(['none', 'reading', 'accepted'] as const)(
    'SIGN-22 without the phone nothing is left of the choice of text messages (%s)',
    (sms) => {
      expect(smsAfterPhone(sms, true)).toBe(sms)
      expect(smsAfterPhone(sms, false)).toBe('none')
    },
  )
})

describe('what is brought along and refused', () => {
  test.each([
    ['AUT439', 'email'],
    ['PRO400', 'email'],
    ['AUT453', 'email'],
    ['AUT442', 'phone'],
    ['AUT444', 'phone'],
    ['PRO410', 'birthDate'],
    ['PRO411', 'birthDate'],
    ['FE872', 'password'],
    ['PWD400', 'password'],
    ['AUT403', null],
    ['GEN500', null],
    ['constructor', null],
  ])('SIGN-41 SIGN-42 SIGN-43 SIGN-44 %s belongs to %s', (errorId, field) => {
    expect(refusedField(errorId)).toBe(field)
  })

  test('SIGN-08 fields in the address are taken over when they have the right form', () => {
    const read = (search: string) => signUpParams((name) => new URLSearchParams(search).get(name))
    expect(
      read(
        'consumerId=c-1&email=wren%40example.com&storeNum=0042&leadSource=FESTIVAL&referral_code=IDRIS-7&enrollment_marketing_source=Summer%20fair',
      ),
    ).toEqual({
      consumerId: 'c-1',
      email: 'wren@example.com',
      store: '0042',
      leadSource: 'FESTIVAL',
      referralCode: 'IDRIS-7',
      campaignName: 'Summer fair',
    })
    expect(read('')).toEqual({})
    expect(
      read(
        `email=wren&storeNum=${'9'.repeat(65)}&leadSource=a%0d%0aset-cookie:x&referral_code=%3Cscript%3E&enrollment_marketing_source=`,
      ),
    ).toEqual({})
  })

  test.each([
    ['email', 'a b@example.com', {}],
    ['email', 'wren@exam ple', {}],
    ['email', ' wren@example.com ', { email: 'wren@example.com' }],
    ['enrollment_marketing_source', '<b>Fair', {}],
    ['enrollment_marketing_source', 'Fair>', {}],
    ['enrollment_marketing_source', 'Été 26', { campaignName: 'Été 26' }],
  ])('SIGN-08 a field in the address is taken over only as a whole: %s=%s', (name, value, taken) => {
    expect(signUpParams((asked) => (asked === name ? value : null))).toEqual(taken)
  })

  test('SIGN-38 interests are asked for where they are collected and the newsletter was ticked, unless skipped or signing up to buy', () => {
    const answer = { newsletterConsent: true, isSkipped: false, isToBuy: false }
    expect(
      [
        answer,
        { ...answer, newsletterConsent: false },
        { ...answer, isSkipped: true },
        { ...answer, isToBuy: true },
      ].map((each) => asksInterests('en-us', each)),
    ).toEqual([true, false, false, false])
  })

  test('every locale has a country with its own rules', () => {
    expect(allLocales.every((locale) => minimalAgeOf(locales[locale].country) > 0)).toBe(true)
  })

  test.each([
    ['email', 'required', 'AUT453'],
    ['password', 'required', 'FE872'],
    ['firstName', 'required', 'API400'],
    ['birthDate', 'required', 'PRO411'],
    ['birthDate', 'date', 'PRO410'],
  ] as const)(
    'VAL-37 a field that does not pass is refused with the code nearest to it: %s, %s',
    (field, rule, code) => {
      expect(refusalOfField({ field, rule })).toBe(code)
    },
  )
})
