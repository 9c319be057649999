/** What takes a person to another page without a link. */
export type Departure = 'OrderPlaced' | 'SignedInWithPendingOrder' | 'AssociateSessionCleared'

/** RT-10, RT-11, RT-12: where it leads, under the locale. */
export const targetAfter = (departure: Departure): string => targets[departure]

const targets: Readonly<Record<Departure, string>> = {
  OrderPlaced: '/order-confirmation',
  SignedInWithPendingOrder: '/account',
  AssociateSessionCleared: '/associate-login',
}
