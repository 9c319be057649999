import type { CardBrand } from '../../../contracts/api/paymentInstrument.ts'

/** PAY-18: 13 to 19 digits whose Luhn sum is right. Spaces and dashes are not counted. */
export const isCardNumber = (text: string): boolean => {
  const digits = cardDigits(text)
  return /^\d{13,19}$/.test(digits) && isLuhn(digits)
}

/** The number without spaces and dashes. */
export const cardDigits = (text: string): string => text.replace(/[\s-]/g, '')

/** PAY-18: from the first digits, as soon as they say it. */
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

/** ISO/IEC 7812: the last digit makes the sum a multiple of ten. */
export const isLuhn = (digits: string): boolean => luhnSum(digits) % 10 === 0

/** Every second digit from the right counts double, its digits added. */
const luhnSum = (digits: string): number =>
  Array.from(digits)
    .toReversed()
    .reduce((sum, character, index) => {
      const value = Number(character) * (index % 2 === 0 ? 1 : 2)
      return sum + (value > 9 ? value - 9 : value)
    }, 0)
