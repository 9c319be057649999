import type { OpenBasket } from '../cart/BasketDocument.ts'

/** The names under which a basket's customer may have used a once-only coupon. */
export function customersOf({ subject, document }: Pick<OpenBasket, 'subject' | 'document'>): readonly string[] {
  const emails = [document.shippingAddress?.email, document.billingAddress?.email]
  const named = emails.flatMap((email) => (email === undefined ? [] : [emailCustomer(email)]))
  return [...new Set([`consumer:${subject}`, ...named])]
}

/** `name+anything@` is delivered to `name@`, so it is one customer here, and only here: letters go to the address as it was typed. */
export const emailCustomer = (email: string): string =>
  `email:${email
    .trim()
    .toLowerCase()
    .replace(/^([^+@]+)\+[^@]*@/, '$1@')}`
