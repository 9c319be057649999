import { expect, test } from 'vitest'
import { isNewSignOut } from '../../../ui/src/account/isNewSignOut.ts'

const left = (at: number) => ({ site: 'us', at, reason: 'asked' }) as const

test('AUTH-14 an open page says a sign-out once; a page that opens or is loaded again after it says nothing', () => {
  expect([isNewSignOut(null, left(5)), isNewSignOut(5, left(5)), isNewSignOut(5, left(9))]).toEqual([true, false, true])
  expect([isNewSignOut(undefined, left(5)), isNewSignOut(undefined, null), isNewSignOut(5, null)]).toEqual([
    false,
    false,
    false,
  ])
})
