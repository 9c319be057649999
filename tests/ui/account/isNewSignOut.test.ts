import { expect, test } from 'vitest'
import { isNewSignOut } from '../../../ui/src/account/useSignedOut.ts'

const left = (at: number) => ({ site: 'us', at, reason: 'asked' }) as const

test('AUTH-14 an open page says a sign-out once', () => {
  expect(isNewSignOut(null, left(5))).toBe(true)
  expect(isNewSignOut(5, left(5))).toBe(false)
  expect(isNewSignOut(5, left(9))).toBe(true)
})

test('AUTH-14 a page that opens or is loaded after a sign-out says nothing', () => {
  expect(isNewSignOut(undefined, left(5))).toBe(false)
})

test('AUTH-14 without a sign-out nothing is said', () => {
  expect(isNewSignOut(undefined, null)).toBe(false)
  expect(isNewSignOut(5, null)).toBe(false)
})
