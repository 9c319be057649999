import { expect, test } from 'vitest'
import { challengeAction, isProviderPage } from '../../../core/domain/payment/providerPage.ts'

test('PAY-30 a page of the provider can be shown, and no other', () => {
  expect(isProviderPage(challengeAction('s'))).toBe(true)
  expect(
    [
      '',
      ' ',
      '/payment-provider',
      '/cart',
      'https://bank.example/payment-provider/challenge/s',
      '//bank.example',
    ].filter(isProviderPage),
  ).toEqual([])
})
