/** A place of the account. `addressId` null: a new one. */
export type AccountSection =
  | {
      readonly section:
        | 'overview'
        | 'orders'
        | 'addresses'
        | 'profile'
        | 'preferences'
        | 'loyalty'
        | 'cards'
        | 'newCard'
    }
  | { readonly section: 'order'; readonly orderId: string }
  | { readonly section: 'address'; readonly addressId: string | null }

/** RT-18: the place of a path without its locale; null when there is none. */
export const accountSectionOf = (rest: string): AccountSection | null => {
  const [, orderId] = /^\/account\/orders\/([\w-]+)$/.exec(rest) ?? []
  if (orderId !== undefined) return { section: 'order', orderId }
  const [, addressId] = /^\/account\/addresses\/([\w-]+)$/.exec(rest) ?? []
  if (addressId !== undefined) return { section: 'address', addressId: addressId === 'new' ? null : addressId }
  return Object.hasOwn(sectionByPath, rest) ? (sectionByPath[rest] ?? null) : null
}

const sectionByPath: Readonly<Record<string, AccountSection>> = {
  '/account': { section: 'overview' },
  '/account/orders': { section: 'orders' },
  '/account/addresses': { section: 'addresses' },
  '/account/profile': { section: 'profile' },
  '/account/preferences': { section: 'preferences' },
  '/account/loyalty': { section: 'loyalty' },
  '/account/payment-methods': { section: 'cards' },
  '/account/payment-methods/new': { section: 'newCard' },
}
