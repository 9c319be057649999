import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accountFailures, asyncStates } from '../../../core/domain/account/accountForms.ts'

test('AUTH-20 a request is idle, pending, successful or in error, and nothing else', () => {
  expect(asyncStates).toEqual(['idle', 'pending', 'success', 'error'])
})

const failing = (email: string, password: string) =>
  accountFailures('signIn', { email, password }).map(({ field, rule }) => `${field} ${rule}`)

describe('the sign-in form', () => {
  test('VAL-40 SIGN-04 an e-mail and a password that are there pass the sign-in form', () => {
    expect(failing('wren@example.com', 'x')).toEqual([])
  })

  test('VAL-40 SIGN-04 an empty sign-in form names e-mail and password', () => {
    expect(failing('', '')).toEqual(['email required', 'password required'])
  })

  test('VAL-40 SIGN-04 an e-mail to sign in with is valid and has at most 100 characters', () => {
    const long = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`
    expect(failing('wren', 'x')).toEqual(['email email'])
    expect(failing(long(100), 'x')).toEqual([])
    expect(failing(long(101), 'x')).toEqual(['email maxLength'])
  })

  test('VAL-40 no rule of strength keeps anybody from a password they have', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }).filter((password) => password.trim() !== ''),
        (password) => failing('wren@example.com', password).length === 0,
      ),
    )
  })
})

describe('forms for a new password', () => {
  test('VAL-07 VAL-40 a new password is there and strong enough', () => {
    const chosen = (newPassword: string) =>
      accountFailures('choosePassword', { newPassword }).map(({ field, rule }) => `${field} ${rule}`)
    expect(chosen('')).toEqual(['newPassword required'])
    expect(chosen('short')).toEqual(['newPassword password'])
    expect(chosen('Trail-2026')).toEqual([])
  })

  test('VAL-40 a link to choose a new password asks for the e-mail alone', () => {
    expect(accountFailures('askResetLink', { email: 'wren@example.com' })).toEqual([])
    expect(accountFailures('askResetLink', {}).map(({ field }) => field)).toEqual(['email'])
  })
})
