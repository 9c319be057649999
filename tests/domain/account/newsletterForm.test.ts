import { describe, expect, test } from 'vitest'
import { newsletterFailures } from '../../../core/domain/account/newsletterForm.ts'

describe('the form of the newsletter', () => {
  test.each([
    ['wren@example.com', true, []],
    [' wren@example.com ', true, []],
    ['wren@example.com', false, ['policy']],
    ['wren', true, ['email']],
    ['', false, ['email', 'policy']],
    [`${'a'.repeat(89)}@example.com`, true, ['email']],
  ] as const)('SIGN-50 with the address %j and the policy ticked %j lacks %j', (email, hasAgreed, lacking) => {
    expect(newsletterFailures({ email, hasAgreed }, 'start')).toEqual(lacking)
  })

  test('SIGN-50 stops the letters to a valid address without the policy', () => {
    expect(newsletterFailures({ email: 'wren@example.com', hasAgreed: false }, 'stop')).toEqual([])
    expect(newsletterFailures({ email: 'wren', hasAgreed: true }, 'stop')).toEqual(['email'])
  })
})
