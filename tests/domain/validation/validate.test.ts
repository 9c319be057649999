import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dateOfInstant } from '../../../core/domain/calendar/calendarDate.ts'
import { parseDate } from '../../../core/domain/calendar/dateFormat.ts'
import { fieldLengths } from '../../../core/domain/configuration/constants.ts'
import { patternRule } from '../../../core/domain/pattern/compilePattern.ts'
import { phoneRule } from '../../../core/domain/phone/splitPhone.ts'
import { messageOfFailure, validationMessages } from '../../../core/domain/validation/messageOfFailure.ts'
import type { FieldValue, Rule } from '../../../core/domain/validation/rule.ts'
import { isEmail, isName, isPassword, passwordProblems } from '../../../core/domain/validation/textRules.ts'
import { failingFields, validate } from '../../../core/domain/validation/validate.ts'

const date = (text: string) => parseDate(text, 'YYYY-MM-DD') ?? dateOfInstant(0)
const messageOf = (value: FieldValue, ...rules: readonly Rule[]): string | null => {
  const failure = validate(value, rules)
  return failure === null ? null : messageOfFailure(failure)
}

describe('the rules', () => {
  test('VAL-01 required: nothing, spaces and an unticked box fail, 0 passes', () => {
    for (const value of [undefined, null, '', ' \t\n', false]) {
      expect(messageOf(value, { rule: 'required' })).toBe('This field is required')
    }
    for (const value of [0, 'a', true]) expect(messageOf(value, { rule: 'required' })).toBeNull()
  })

  test.each(['a@b.co', ' ada.l+x@example.museum ', 'ü@exämple.de', 'a@b-c.d.org'])(
    'VAL-02 "%s" is an email',
    (text) => {
      expect(isEmail(text)).toBe(true)
    },
  )

  test.each([
    'a',
    'a@b',
    'a@b.c',
    '@b.co',
    'a@@b.co',
    'a@b@c.co',
    '.a@b.co',
    'a.@b.co',
    'a..b@c.co',
    'a b@c.co',
    'a@b..co',
    'a@b.c0',
    'a@.co',
  ])('VAL-02 "%s" is not an email', (text) => {
    expect(messageOf(text, { rule: 'email' })).toBe('Email is not valid')
  })

  test('VAL-03 lengths count UTF-16 units after trimming', () => {
    expect(messageOf('abc', { rule: 'exactLength', n: 4 })).toBe('Must be exactly 4 characters')
    expect(messageOf(' abcd ', { rule: 'exactLength', n: 4 })).toBeNull()
    expect(messageOf('a', { rule: 'minLength', n: 2 })).toBe('Must be at least 2 characters')
    expect(messageOf('😀', { rule: 'minLength', n: 2 })).toBeNull()
    expect(messageOf('abc', { rule: 'maxLength', n: 2 })).toBe('Must be at most 2 characters')
    expect(messageOf(' ab ', { rule: 'maxLength', n: 2 })).toBeNull()
  })

  test('VAL-04 number limits are inclusive', () => {
    expect(messageOf(4, { rule: 'minNumber', n: 5 })).toBe('Must be at least 5')
    expect(messageOf('5', { rule: 'minNumber', n: 5 })).toBeNull()
    expect(messageOf('6', { rule: 'maxNumber', n: 5 })).toBe('Must be at most 5')
    expect(messageOf(5, { rule: 'maxNumber', n: 5 })).toBeNull()
    expect(messageOf('abc', { rule: 'maxNumber', n: 5 })).toBe('Must be at most 5')
  })

  test('VAL-05 date limits are inclusive and shown in the format of the field', () => {
    const from: Rule = { rule: 'minDate', date: date('1900-01-01'), format: 'MM/DD/YYYY' }
    const to: Rule = { rule: 'maxDate', date: date('2020-02-29'), format: 'DD/MM/YYYY' }
    expect(messageOf('12/31/1899', from)).toBe('Date must not be before 01/01/1900')
    expect(messageOf('01/01/1900', from)).toBeNull()
    expect(messageOf('01/03/2020', to)).toBe('Date must not be after 29/02/2020')
    expect(messageOf('29/02/2020', to)).toBeNull()
    expect(messageOf('never', from)).not.toBeNull()
    expect(messageOf('never', to)).not.toBeNull()
  })

  test('VAL-06 a name has letters, accents and a few marks', () => {
    for (const text of ['Ada', "O'Brien", 'Zoë-Anne', 'de la Cruz, Jr.', 'Łukasz', '李小龙', '`A', 'e\u0301'])
      expect(isName(text)).toBe(true)
    for (const text of ['R2D2', 'a_b', 'O\u2019Brien', 'a@b', '😀']) {
      expect(messageOf(text, { rule: 'name' })).toBe('Name is not valid.')
    }
  })

  test('VAL-07 a password has 8 characters with upper case, lower case and a digit, and at most 128', () => {
    expect(isPassword('Abcdefg1')).toBe(true)
    expect(isPassword(`Aa1${'é '.repeat(60)}`)).toBe(true)
    expect(isPassword(`Aa1${'x'.repeat(126)}`)).toBe(false)
    expect(messageOf('Abcdef1', { rule: 'password' })).toBe('Password does not meet requirements.')
    expect(messageOf('ÀÉÎabcdef1', { rule: 'password' })).not.toBeNull()
  })

  test('VAL-08 each missing part of a password has its own message', () => {
    const messages = (password: string) => passwordProblems(password).map((check) => validationMessages[check])
    expect(messages('')).toEqual([
      'At least 8 characters',
      'At least one number',
      'At least one uppercase letter',
      'At least one lowercase letter',
    ])
    expect(messages('abcdefgh')).toEqual(['At least one number', 'At least one uppercase letter'])
    expect(messages('Abcdefg1')).toEqual([])
  })

  test('VAL-09 a phone number is checked against its dial code', () => {
    const rule: Rule = phoneRule({ dialCode: '1', site: 'NA' })
    expect(messageOf('123', rule)).toBe('A valid phone number is required')
    expect(messageOf('(202) 555 - 0123', rule)).toBeNull()
  })

  test('VAL-10 a date matches its format and is real', () => {
    const rule: Rule = { rule: 'date', format: 'DD/MM/YYYY' }
    expect(messageOf('30/02/2024', rule)).toBe('Date is not valid')
    expect(messageOf('2024-02-29', rule)).toBe('Date is not valid')
    expect(messageOf('29/02/2024', rule)).toBeNull()
  })

  test('VAL-11 patterns and fields that must be the same', () => {
    expect(messageOf('12a', patternRule('^\\d+$'))).toBe('This field is not valid')
    expect(messageOf('12', patternRule('^\\d+$'))).toBeNull()
    const same: Rule = { rule: 'sameAs', field: 'password' }
    const failure = validate('a', [same], { password: 'b' })
    expect(failure && messageOfFailure(failure)).toBe('Fields do not match')
    expect(validate('a', [same], { password: 'a' })).toBeNull()
  })
})

describe('several rules', () => {
  test('VAL-12 the first failing rule in the order given is reported, with its values', () => {
    const rules: readonly Rule[] = [{ rule: 'required' }, { rule: 'minLength', n: 5 }, { rule: 'email' }]
    expect(validate('', rules)).toEqual({ rule: 'required' })
    expect(validate('a@b', rules)).toEqual({ rule: 'minLength', values: { n: 5 } })
    expect(validate('a@bcde', rules)).toEqual({ rule: 'email' })
  })

  test('VAL-12 a caller may replace a message, by the rule or by a table', () => {
    const failure = validate('ab', [{ rule: 'minLength', n: 5, message: 'Five at least, not {values}: {n}' }])
    expect(failure && messageOfFailure(failure)).toBe('Five at least, not {values}: 5')
    expect(messageOfFailure({ rule: 'required' }, { required: 'Ce champ est obligatoire' })).toBe(
      'Ce champ est obligatoire',
    )
    expect(messageOfFailure({ rule: 'email' }, {})).toBe('Email is not valid')
    expect(messageOfFailure({ rule: 'constructor' })).toBe('This field is not valid')
  })

  test('VAL-12 every rule but required passes on an empty field', () => {
    const rule = fc.constantFrom<Rule>(
      { rule: 'email' },
      { rule: 'minLength', n: 3 },
      { rule: 'exactLength', n: 3 },
      { rule: 'minNumber', n: 3 },
      { rule: 'minDate', date: date('2000-01-01'), format: 'YYYY-MM-DD' },
      { rule: 'name' },
      { rule: 'password' },
      phoneRule({ dialCode: '1', site: 'NA' }),
      { rule: 'date', format: 'YYYY-MM-DD' },
      patternRule('a'),
      { rule: 'sameAs', field: 'other' },
      { rule: 'oneOf', choices: ['x'] },
    )
    fc.assert(
      fc.property(rule, fc.constantFrom('', '   ', undefined, null, false), (each, value) => {
        expect(validate(value, [each], { other: 'x' })).toBeNull()
      }),
    )
  })

  test('VAL-12 rules combine: a list fails exactly when one of its rules fails', () => {
    const rule = fc.constantFrom<Rule>(
      { rule: 'required' },
      { rule: 'email' },
      { rule: 'maxLength', n: 6 },
      { rule: 'name' },
    )
    fc.assert(
      fc.property(fc.array(rule), fc.oneof(fc.string(), fc.emailAddress()), (rules, value) => {
        const each = rules.map((one) => validate(value, [one]))
        expect(validate(value, rules)).toEqual(each.find((failure) => failure !== null) ?? null)
      }),
    )
  })
})

test('VAL-02 an email has one @ with text around it, and only letters in its last label', () => {
  for (const text of ['a@b@c.co', 'a@b.co1', 'a@b.1co', 'a@b.c1o', 'plain', '@', 'a@', ''])
    expect(isEmail(text), text).toBe(false)
})

test('VAL-07 the longest password passes, one more character does not', () => {
  const longest = `Aa1${'x'.repeat(fieldLengths.password.maximum - 3)}`
  expect(validate(longest, [{ rule: 'password' }])).toBeNull()
  expect(validate(`${longest}x`, [{ rule: 'password' }])).toEqual({ rule: 'password' })
})

test('VAL-12 a failure names its rule, and its values and its own words where it has some', () => {
  expect(validate('', [{ rule: 'required' }])).toStrictEqual({ rule: 'required' })
  expect(validate('', [{ rule: 'required', message: 'Say it' }])).toStrictEqual({ rule: 'required', message: 'Say it' })
  expect(validate('abc', [{ rule: 'exactLength', n: 2 }])).toStrictEqual({ rule: 'exactLength', values: { n: 2 } })
})

test('VAL-12 the values of a sentence have names of any length, and what is no value stays as it is', () => {
  expect(messageOfFailure({ rule: 'x', values: { from: 1, n: 2 }, message: '{from} to {n} of {all}' })).toBe(
    '1 to 2 of {all}',
  )
})

test('VAL-12 a form reports each field that fails, with its first broken rule, in the order of the rules', () => {
  const rules: Readonly<Record<string, readonly Rule[]>> = {
    email: [{ rule: 'required' }, { rule: 'email' }],
    name: [{ rule: 'name' }],
    again: [{ rule: 'sameAs', field: 'email' }],
  }
  expect(failingFields(rules, { email: '', name: 'Wren', again: 'b@c.de' })).toEqual([
    { field: 'email', rule: 'required' },
    { field: 'again', rule: 'sameAs' },
  ])
  expect(failingFields(rules, { email: 'a@b.co', name: 'Wren', again: 'a@b.co' })).toEqual([])
})
