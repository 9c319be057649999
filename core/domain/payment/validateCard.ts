import type { FieldFailure } from '../../../contracts/fieldFailure.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { isName } from '../validation/textRules.ts'
import { isExpired, parseExpiry } from './cardExpiry.ts'
import { cardBrand, isCardNumber, securityCodeLength } from './cardNumber.ts'

/** A card as typed. Every field is a secret. */
export type TypedCard = {
  readonly number: string
  /** MM/YY */
  readonly expiry: string
  readonly securityCode: string
  readonly holder: string
}

/** PAY-18: what is wrong with a card, at most one failure per field; no value of the card is in a failure. `today` is the server's day; null = not known, and whether the card is over is the server's to say. */
export const validateCard = (card: TypedCard, today: CalendarDate | null): readonly FieldFailure[] =>
  [numberFailure(card.number), expiryFailure(card.expiry, today), codeFailure(card), holderFailure(card.holder)].filter(
    (failure) => failure !== null,
  )

const numberFailure = (number: string): FieldFailure | null => {
  if (number.trim() === '') return { field: 'number', rule: 'required' }
  return isCardNumber(number) ? null : { field: 'number', rule: 'cardNumber' }
}

const expiryFailure = (text: string, today: CalendarDate | null): FieldFailure | null => {
  if (text.trim() === '') return { field: 'expiry', rule: 'required' }
  const expiry = parseExpiry(text)
  if (expiry === null) return { field: 'expiry', rule: 'cardExpiry' }
  return today !== null && isExpired(expiry, today) ? { field: 'expiry', rule: 'cardExpired' } : null
}

const codeFailure = ({ number, securityCode }: TypedCard): FieldFailure | null => {
  const code = securityCode.trim()
  if (code === '') return { field: 'securityCode', rule: 'required' }
  const length = securityCodeLength(cardBrand(number))
  return /^\d+$/.test(code) && code.length === length
    ? null
    : { field: 'securityCode', rule: 'securityCode', values: { n: length } }
}

/** VAL-06 applies: a card number typed into the wrong field must not become a name, which is kept. */
const holderFailure = (holder: string): FieldFailure | null => {
  if (holder.trim() === '') return { field: 'holder', rule: 'required' }
  if (!isName(holder.trim())) return { field: 'holder', rule: 'name' }
  return holder.length > longestHolder ? { field: 'holder', rule: 'maxLength', values: { n: longestHolder } } : null
}

const longestHolder = 100
