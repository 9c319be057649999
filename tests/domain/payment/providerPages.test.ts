import { describe, expect, test } from 'vitest'
import { PaymentMethodId } from '../../../contracts/api/entities/paymentInstrument.ts'
import { isProviderMethod } from '../../../core/domain/payment/payments.ts'
import {
  challengeAction,
  isReturnPath,
  klarnaScript,
  returnAddress,
  sessionOfAction,
  sessionPage,
} from '../../../core/domain/payment/providerPage.ts'

test('PAY-30 PAY-32 the page of a challenge names its session, and gives it back', () => {
  expect(challengeAction('s1')).toBe('/payment-provider/challenge/s1')
  expect(sessionOfAction(challengeAction('s1'))).toBe('s1')
  expect(sessionOfAction('')).toBe('')
})

describe('a page of Klarna or PayPal', () => {
  test('PAY-07 PAY-08 PAY-10 has the address of its provider', () => {
    expect(PaymentMethodId.literals.filter(isProviderMethod)).toEqual(['KLARNA', 'PAYPAL'])
    expect(sessionPage('KLARNA', 'a/b')).toBe('/payment-provider/klarna/a%2Fb')
    expect(klarnaScript).toBe('/payment-provider/klarna.js')
  })

  test.each([
    ['/en-us/checkout', true],
    ['/fr-ca/checkout', true],
    ['/checkout', false],
    ['/xx-yy/checkout', false],
    ['/en-us/cart', false],
    ['//evil.example/checkout', false],
  ])('PAY-10 may lead back to %s: %s', (path, isAllowed) => {
    expect(isReturnPath(path)).toBe(isAllowed)
  })

  test('PAY-10 leads back to the billing step with the outcome', () => {
    expect(returnAddress('/en-us/checkout', 'agreed', 'a&b')).toBe('/en-us/checkout?step=billing&agreed=a%26b')
  })
})
