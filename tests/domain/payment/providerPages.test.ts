import { expect, test } from 'vitest'
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

test('PAY-07 PAY-08 PAY-10 Klarna and PayPal are agreed to on pages of the provider’s', () => {
  expect(PaymentMethodId.literals.filter(isProviderMethod)).toEqual(['KLARNA', 'PAYPAL'])
  expect(sessionPage('KLARNA', 'a/b')).toBe('/payment-provider/klarna/a%2Fb')
  expect(klarnaScript).toBe('/payment-provider/klarna.js')
})

test('PAY-10 such a page leads back to the checkout of one of our locales, and nowhere else', () => {
  expect(
    [
      '/en-us/checkout',
      '/fr-ca/checkout',
      '/checkout',
      '/xx-yy/checkout',
      '/en-us/cart',
      '//evil.example/checkout',
    ].map(isReturnPath),
  ).toEqual([true, true, false, false, false, false])
  expect(returnAddress('/en-us/checkout', 'agreed', 'a&b')).toBe('/en-us/checkout?step=billing&agreed=a%26b')
})
