import { expect, test } from 'vitest'
import { accountSectionOf } from '../../../core/domain/route/pageAt.ts'

test('RT-18 every place of the account has its path, and nothing else has', () => {
  expect(
    [
      '/account',
      '/account/orders',
      '/account/orders/CN-1',
      '/account/addresses',
      '/account/addresses/new',
      '/account/addresses/a-1',
      '/account/profile',
      '/account/preferences',
      '/account/loyalty',
      '/account/payment-methods',
      '/account/payment-methods/new',
    ].map(accountSectionOf),
  ).toEqual([
    { section: 'overview' },
    { section: 'orders' },
    { section: 'order', orderId: 'CN-1' },
    { section: 'addresses' },
    { section: 'address', addressId: null },
    { section: 'address', addressId: 'a-1' },
    { section: 'profile' },
    { section: 'preferences' },
    { section: 'loyalty' },
    { section: 'cards' },
    { section: 'newCard' },
  ])
  for (const path of ['/account/', '/account/nothing', '/account/addresses/a/b', '/account/orders/../x', 'constructor'])
    expect(accountSectionOf(path)).toBe(null)
})
