import { expect, test } from 'vitest'
import { commerceDialogs, ownDialogs } from '../../../contracts/dialogs.ts'
import { isKeptOpen, mustBeAnswered } from '../../../core/domain/dialog/dialogRules.ts'

const all = [...commerceDialogs, ...ownDialogs]

test('DLG-10 only the employee’s terms and the bank must be answered', () => {
  expect(all.filter(mustBeAnswered)).toEqual(['employeeTerms', 'threeDSecure'])
})

test('DLG-04 DLG-03 of all dialogs in the registry three stay when another opens', () => {
  expect(all.filter(isKeptOpen)).toEqual(['employeeTerms', 'buyNowPayLater', 'threeDSecure'])
})
