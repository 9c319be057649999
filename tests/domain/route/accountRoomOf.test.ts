import { expect, test } from 'vitest'
import { accountRoomOf } from '../../../core/domain/route/accountRoomOf.ts'

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
    ].map(accountRoomOf),
  ).toEqual([
    { room: 'overview' },
    { room: 'orders' },
    { room: 'order', orderId: 'CN-1' },
    { room: 'addresses' },
    { room: 'address', addressId: null },
    { room: 'address', addressId: 'a-1' },
    { room: 'profile' },
    { room: 'preferences' },
    { room: 'loyalty' },
    { room: 'cards' },
    { room: 'newCard' },
  ])
  for (const path of ['/account/', '/account/nothing', '/account/addresses/a/b', '/account/orders/../x', 'constructor'])
    expect(accountRoomOf(path)).toBe(null)
})
