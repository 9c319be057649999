import { errorText } from '../copy/errorText.ts'
import type { ErrorsCopy } from '../copy/types/errorsCopy.ts'
import type { GiftCardCopy } from '../copy/types/giftCardCopy.ts'
import { isAboutGiftCard } from './isAboutGiftCard.ts'

/** PAY-13, PAY-14: what is said of a gift card at its number; null = it is not about the card, and a toast (PAY-15). */
export const giftCardText = (
  t: GiftCardCopy,
  errors: ErrorsCopy,
  { errorId, message }: { readonly errorId: string; readonly message: string },
): string | null => {
  if (errorId === 'gift-card-lost') return t.lost()
  if (errorId === 'PYT300') return t.alreadySaved()
  return isAboutGiftCard(errorId) ? errorText(errors, errorId, message) : null
}
