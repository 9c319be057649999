/** A service behind the shop that does not answer. No row = it does. */
export type Service = 'sign-in' | 'tax' | 'pricing' | 'labels' | 'gift-cards'

export type OutageTables = { outage: { service: Service } }
