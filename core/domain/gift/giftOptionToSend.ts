import type { GiftOption } from '../../../contracts/api/entities/basket.ts'

/** DLG-05, UTF-16 units. */
export const giftMessageLength = 250

/** CART-14: a gift option is sent only when all three parts are filled in; otherwise there is none. */
export const giftOptionToSend = (entry: Partial<GiftOption>): GiftOption | undefined => {
  const email = tidy(entry.email)
  const to = tidy(entry.to)
  const message = tidy(entry.message)
  return email === '' || to === '' || message === '' ? undefined : { email, to, message }
}

/** U+0000 and half a surrogate pair, left by a cut emoji, are not characters: no server stores them. */
const tidy = (text = ''): string => text.replace(/\0|\p{Surrogate}/gu, '').trim()
