import { describe, expect, test } from 'vitest'
import { isNewSignOut } from '../../../ui/src/account/useSignedOut.ts'

const left = (at: number) => ({ site: 'us', at, reason: 'asked' }) as const

describe('on a page that opens', () => {
  test('AUTH-14 nothing is said of an earlier sign-out', () => {
    expect(isNewSignOut(undefined, left(5))).toBe(false)
  })

  test('AUTH-14 nothing is said without a sign-out', () => {
    expect(isNewSignOut(undefined, null)).toBe(false)
  })
})

describe('on an open page', () => {
  test('AUTH-14 a sign-out is said once', () => {
    expect(isNewSignOut(null, left(5))).toBe(true)
    expect(isNewSignOut(5, left(5))).toBe(false)
    expect(isNewSignOut(5, left(9))).toBe(true)
  })

  test('AUTH-14 nothing is said without a sign-out', () => {
    expect(isNewSignOut(5, null)).toBe(false)
  })
})
