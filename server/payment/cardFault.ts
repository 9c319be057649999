import type { CardEntry } from '../../contracts/api/entities/paymentInstrument.ts'
import { dateOfInstant } from '../../core/domain/calendar/calendarDate.ts'
import { cardBrand, validateCard } from '../../core/domain/payment/card.ts'
import { refuse } from '../kit/answer.ts'
import type { Refusal } from '../kit/answer.ts'

/** PAY-18: why a card cannot become an instrument. `now` in epoch ms; the answer contains nothing of the card. */
export const cardFault = (card: CardEntry, now: number): Refusal | undefined => {
  const { number, securityCode, holder, expiryMonth, expiryYear } = card
  const expiry = `${String(expiryMonth).padStart(2, '0')}/${String(expiryYear % 100).padStart(2, '0')}`
  const failures = validateCard({ number, expiry, securityCode, holder }, dateOfInstant(now))
  if (failures.some(({ field }) => field === 'expiry') || Math.floor(expiryYear / 100) !== 20)
    return refuse('FE309', { field: 'card.expiryMonth' })
  const [failure] = failures
  if (failure) return refuse('PAY400', { field: `card.${failure.field}` })
  return cardBrand(number) === 'unknown'
    ? refuse('PAY400', { field: 'card.number', message: 'We do not take this kind of card.' })
    : undefined
}
