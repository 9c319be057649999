import fc from 'fast-check'
import { expect, test } from 'vitest'
import { giftOptionToSend } from '../../../core/domain/gift/giftOptionToSend.ts'

test('CART-14 a gift option is sent only with email, to and message', () => {
  expect(giftOptionToSend({ email: ' ada@example.org ', to: 'Ada', message: 'Walk well' })).toEqual({
    email: 'ada@example.org',
    to: 'Ada',
    message: 'Walk well',
  })
  expect(giftOptionToSend({ email: 'ada@example.org', to: 'Ada', message: '  ' })).toBeUndefined()
  expect(giftOptionToSend({})).toBeUndefined()
  const whole = { email: 'ada@example.org', to: 'Ada', message: 'Hi' }
  for (const missing of ['email', 'to', 'message'])
    expect(
      giftOptionToSend(Object.fromEntries(Object.entries(whole).filter(([part]) => part !== missing))),
    ).toBeUndefined()
  const maybe = fc.constantFrom('', ' ', 'x')
  fc.assert(
    fc.property(maybe, maybe, maybe, (email, to, message) => {
      expect(giftOptionToSend({ email, to, message }) !== undefined).toBe(
        email === 'x' && to === 'x' && message === 'x',
      )
    }),
  )
})

test('CART-14 DLG-05 half an emoji, left where a message was cut, is no character and is not sent', () => {
  const cut = 'Walk far 🥾'.slice(0, -1)
  expect(giftOptionToSend({ email: 'ada@example.org', to: 'Ada\0', message: cut })).toEqual({
    email: 'ada@example.org',
    to: 'Ada',
    message: 'Walk far',
  })
  expect(giftOptionToSend({ email: 'ada@example.org', to: 'Ada', message: '🥾' })?.message).toBe('🥾')
  expect(giftOptionToSend({ email: 'ada@example.org', to: 'Ada', message: '\ud83e' })).toBeUndefined()
})
