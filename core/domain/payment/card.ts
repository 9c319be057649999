import type { CardBrand } from '../../../contracts/api/entities/paymentInstrument.ts'
import type { CardFace } from '../../../contracts/commands/cardFace.ts'
import type { FieldFailure } from '../../../contracts/fieldFailure.ts'
import { dateOfInstant, yearMonthDay } from '../calendar/calendarDate.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { isName } from '../validation/textRules.ts'

/** A card as typed. Every field is a secret. */
export type TypedCard = {
  readonly number: string
  /** MM/YY */
  readonly expiry: string
  readonly securityCode: string
  readonly holder: string
}

type CardFailure = FieldFailure<keyof TypedCard>

/**
 * PAY-18: what is wrong with a card, at most one failure per field; a failure contains no value of the card. `today` is
 * the server's date; null = not known, and the server decides whether the card has expired.
 */
export const validateCard = (card: TypedCard, today: CalendarDate | null): readonly CardFailure[] =>
  [numberFailure(card.number), expiryFailure(card.expiry, today), codeFailure(card), holderFailure(card.holder)].filter(
    (failure) => failure !== null,
  )

/** PAY-18: 13 to 19 digits whose Luhn sum is right. Spaces and dashes are not counted. */
export const isCardNumber = (text: string): boolean => {
  const digits = cardDigits(text)
  return /^\d{13,19}$/.test(digits) && isLuhn(digits)
}

/** The number without spaces and dashes. */
export const cardDigits = (text: string): string => text.replace(/[\s-]/g, '')

/** PAY-18: from the first digits, as soon as they determine it. */
export const cardBrand = (text: string): CardBrand => {
  const digits = cardDigits(text)
  return prefixes.find(({ shape }) => shape.test(digits))?.brand ?? 'unknown'
}

/** PAY-18: four digits on American Express, three on every other. */
export const securityCodeLength = (brand: CardBrand): 3 | 4 => (brand === 'amex' ? 4 : 3)

/** PAY-18: the number as typed: groups of four, American Express 4-6-5; a space only where a later digit follows. */
export const formatCardNumber = (text: string): string => {
  const digits = text.replace(/\D/g, '').slice(0, longest)
  const groups = cardBrand(digits) === 'amex' ? amexGroups : fourGroups
  return groups
    .map(([from, to]) => digits.slice(from, to))
    .filter((group) => group !== '')
    .join(' ')
}

/** PAY-12: sixteen digits whose Luhn sum is right; `number` without spaces. */
export const isGiftCardNumber = (number: string): boolean => /^\d{16}$/.test(number) && isLuhn(number)

/** PAY-12 */
export const isGiftCardPin = (pin: string): boolean => /^\d{4,8}$/.test(pin)

/** The digit that makes the Luhn sum of `body` with it right. */
export const luhnDigit = (body: string): string =>
  '0123456789'.split('').find((digit) => isLuhn(`${body}${digit}`)) ?? '0'

/** `year` has four digits. */
type CardExpiry = { readonly month: number; readonly year: number }

/** PAY-18: MM/YY, M/YY, MM/YYYY, M/YYYY or YYYY-MM; null unless the month exists and the year is of this century. */
export const parseExpiry = (text: string): CardExpiry | null => {
  const found = /^(0?[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})$/.exec(monthFirst(text).trim())
  return found ? { month: Number(found[1]), year: 2000 + Number(found[2]) } : null
}

/** PAY-18: a card is valid through the last day of its month. */
export const isExpired = (expiry: CardExpiry, today: CalendarDate): boolean => {
  const { year, month } = yearMonthDay(today)
  return expiry.year < year || (expiry.year === year && expiry.month < month)
}

/**
 * PAY-18: the expiry as typed: MM/YY, the slash only where a later digit follows. '1228', '3/28', '12/2028' and
 * '2028-12' are understood.
 */
export const formatExpiry = (text: string): string => {
  const written = monthFirst(text)
  const [first = '', second] = written.split('/')
  const lone = second !== undefined && /^\s*[1-9]\s*$/.test(first)
  const typed = (lone ? `0${written.trim()}` : written).replace(/\D/g, '')
  const digits = /^[2-9]/.test(typed) ? `0${typed}` : typed
  const year = yearAsTyped(digits.slice(2, 6))
  return year === '' ? digits.slice(0, 2) : `${digits.slice(0, 2)}/${year}`
}

/**
 * PAY-18: valid through the last day of its month, by the server's time; if that is not known (null), the server
 * decides. Epoch ms.
 */
export const isCardExpired = (
  face: CardFace,
  { at, serverAt = at }: { readonly at: number; readonly serverAt?: number | null },
): boolean =>
  serverAt !== null && isExpired({ month: face.expiryMonth, year: face.expiryYear }, dateOfInstant(serverAt))

const numberFailure = (number: string): CardFailure | null => {
  if (number.trim() === '') return { field: 'number', rule: 'required' }
  return isCardNumber(number) ? null : { field: 'number', rule: 'cardNumber' }
}

const expiryFailure = (text: string, today: CalendarDate | null): CardFailure | null => {
  if (text.trim() === '') return { field: 'expiry', rule: 'required' }
  const expiry = parseExpiry(text)
  if (expiry === null) return { field: 'expiry', rule: 'cardExpiry' }
  return today !== null && isExpired(expiry, today) ? { field: 'expiry', rule: 'cardExpired' } : null
}

const codeFailure = ({ number, securityCode }: TypedCard): CardFailure | null => {
  const code = securityCode.trim()
  if (code === '') return { field: 'securityCode', rule: 'required' }
  const length = securityCodeLength(cardBrand(number))
  return /^\d+$/.test(code) && code.length === length
    ? null
    : { field: 'securityCode', rule: 'securityCode', values: { n: length } }
}

/** VAL-06 applies: a card number typed into the wrong field must not become a name, which is stored. */
const holderFailure = (holder: string): CardFailure | null => {
  if (holder.trim() === '') return { field: 'holder', rule: 'required' }
  if (!isName(holder.trim())) return { field: 'holder', rule: 'name' }
  return holder.length > longestHolder ? { field: 'holder', rule: 'maxLength', values: { n: longestHolder } } : null
}

const longestHolder = 100

/** ISO/IEC 7812: the last digit makes the sum a multiple of ten. */
const isLuhn = (digits: string): boolean => luhnSum(digits) % 10 === 0

const longest = 19

const fourGroups = [
  [0, 4],
  [4, 8],
  [8, 12],
  [12, 16],
  [16, longest],
] as const

const amexGroups = [
  [0, 4],
  [4, 10],
  [10, longest],
] as const

const prefixes: readonly { readonly brand: CardBrand; readonly shape: RegExp }[] = [
  { brand: 'visa', shape: /^4/ },
  { brand: 'amex', shape: /^3[47]/ },
  { brand: 'mastercard', shape: /^(?:5[1-5]|222[1-9]|22[3-9]\d|2[3-6]\d\d|27[01]\d|2720)/ },
  { brand: 'discover', shape: /^(?:6011|64[4-9]|65)/ },
]

/** Every second digit from the right counts double, its digits added. */
const luhnSum = (digits: string): number =>
  Array.from(digits)
    .toReversed()
    .reduce((sum, character, index) => {
      const value = Number(character) * (index % 2 === 0 ? 1 : 2)
      return sum + (value > 9 ? value - 9 : value)
    }, 0)

/** Two digits; three while a year of four is being typed. */
const yearAsTyped = (digits: string): string => {
  if (/^20\d$/.test(digits)) return digits
  return /^20\d{2}$/.test(digits) ? digits.slice(2) : digits.slice(0, 2)
}

/** '2028-12', as browsers autofill it, becomes '12/2028'. */
const monthFirst = (text: string): string => text.replace(/^\s*(20\d{2})\s*[-/.]\s*(\d{1,2})\s*$/, '$2/$1')
