import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountFailures } from '../../../core/domain/account/accountForms.ts'
import { asyncStates } from '../../../core/domain/account/asyncState.ts'

test('AUTH-20 a request is idle, pending, successful or in error, and nothing else', () => {
  expect(asyncStates).toEqual(['idle', 'pending', 'success', 'error'])
})

const failing = (email: string, password: string) =>
  accountFailures('signIn', { email, password }).map(({ field, rule }) => `${field} ${rule}`)

test('VAL-40 SIGN-04 sign-in: an e-mail that is there, valid and at most 100 characters; a password that is there', () => {
  const long = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`
  expect(failing('wren@example.com', 'x')).toEqual([])
  expect(failing('', '')).toEqual(['email required', 'password required'])
  expect(failing('wren', 'x')).toEqual(['email email'])
  expect([failing(long(100), 'x'), failing(long(101), 'x')]).toEqual([[], ['email maxLength']])
})

test('VAL-40 no rule of strength keeps anybody from a password they have', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }).filter((password) => password.trim() !== ''),
      (password) => failing('wren@example.com', password).length === 0,
    ),
  )
})

test('VAL-07 VAL-40 a new password is there and strong enough; for a link to choose one only the e-mail is asked', () => {
  const chosen = (newPassword: string) =>
    accountFailures('choosePassword', { newPassword }).map(({ field, rule }) => `${field} ${rule}`)
  expect([chosen(''), chosen('short'), chosen('Trail-2026')]).toEqual([
    ['newPassword required'],
    ['newPassword password'],
    [],
  ])
  expect([
    accountFailures('askResetLink', { email: 'wren@example.com' }),
    accountFailures('askResetLink', {}).map(({ field }) => field),
  ]).toEqual([[], ['email']])
})
