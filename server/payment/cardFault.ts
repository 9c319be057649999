import type { CardEntry } from '../../contracts/api/paymentInstrument.ts'
import { dateOfInstant } from '../../core/domain/calendar/calendarDate.ts'
import { cardBrand } from '../../core/domain/payment/cardNumber.ts'
import { validateCard } from '../../core/domain/payment/validateCard.ts'
import { refuse } from '../http/answer.ts'
import type { Refusal } from '../http/answer.ts'

/** PAY-18: what keeps a card from becoming an instrument. `now` in epoch ms; no value of the card is in the answer. */
export function cardFault(card: CardEntry, now: number): Refusal | undefined {
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
