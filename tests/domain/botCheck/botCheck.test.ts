import { expect, test } from 'vitest'
import { botCheckActions } from '../../../core/domain/botCheck/botCheck.ts'

test('CHK-09 signing in, signing up and placing an order ask for a bot check', () => {
  expect(botCheckActions).toEqual(['login', 'register', 'placeOrder'])
})
