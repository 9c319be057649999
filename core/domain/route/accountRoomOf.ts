/** A place of the account. `addressId` null: a new one. */
export type AccountRoom =
  | { readonly room: 'overview' | 'orders' | 'addresses' | 'profile' | 'preferences' | 'loyalty' | 'cards' | 'newCard' }
  | { readonly room: 'order'; readonly orderId: string }
  | { readonly room: 'address'; readonly addressId: string | null }

/** RT-18: the place of a path without its locale; null when there is none. */
export const accountRoomOf = (rest: string): AccountRoom | null => {
  const [, orderId] = /^\/account\/orders\/([\w-]+)$/.exec(rest) ?? []
  if (orderId !== undefined) return { room: 'order', orderId }
  const [, addressId] = /^\/account\/addresses\/([\w-]+)$/.exec(rest) ?? []
  if (addressId !== undefined) return { room: 'address', addressId: addressId === 'new' ? null : addressId }
  return Object.hasOwn(roomByPath, rest) ? (roomByPath[rest] ?? null) : null
}

const roomByPath: Readonly<Record<string, AccountRoom>> = {
  '/account': { room: 'overview' },
  '/account/orders': { room: 'orders' },
  '/account/addresses': { room: 'addresses' },
  '/account/profile': { room: 'profile' },
  '/account/preferences': { room: 'preferences' },
  '/account/loyalty': { room: 'loyalty' },
  '/account/payment-methods': { room: 'cards' },
  '/account/payment-methods/new': { room: 'newCard' },
}
