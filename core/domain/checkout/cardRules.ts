import type { CardFace } from '../../../contracts/commands/cardFace.ts'
import { dateOfInstant } from '../calendar/calendarDate.ts'
import { isExpired } from '../payment/cardExpiry.ts'

/** PAY-18: valid through the last day of its month, at `at` (epoch ms). */
export const isCardExpired = (face: CardFace, at: number): boolean =>
  isExpired({ month: face.expiryMonth, year: face.expiryYear }, dateOfInstant(at))
