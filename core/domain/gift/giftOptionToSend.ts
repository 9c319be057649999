import type { GiftOption } from '../../../contracts/api/basket.ts'

/** DLG-05, UTF-16 units. */
export const giftMessageLength = 250

/** CART-14: a gift option is sent only when all three are filled in; otherwise there is none. */
export const giftOptionToSend = (entry: Partial<GiftOption>): GiftOption | undefined => {
  const email = entry.email?.trim() ?? ''
  const to = entry.to?.trim() ?? ''
  const message = entry.message?.trim() ?? ''
  return email === '' || to === '' || message === '' ? undefined : { email, to, message }
}
