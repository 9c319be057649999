import type { CardFace } from '../../../contracts/commands/cardFace.ts'
import { dateOfInstant } from '../calendar/calendarDate.ts'
import { isExpired } from '../payment/cardExpiry.ts'

/** PAY-18: valid through the last day of its month, by the server's time; where that is not known (null) the server judges. Epoch ms. */
export const isCardExpired = (
  face: CardFace,
  { at, serverAt = at }: { readonly at: number; readonly serverAt?: number | null },
): boolean =>
  serverAt !== null && isExpired({ month: face.expiryMonth, year: face.expiryYear }, dateOfInstant(serverAt))
