import { describe, expect, test } from 'vitest'
import { isPhone, normalisePhone } from '../../../core/domain/phone/splitPhone.ts'
import { maskPhone } from '../../../core/domain/phone/maskPhone.ts'
import type { PhoneContext } from '../../../core/domain/phone/splitPhone.ts'
import { everyExample, maskedCountries, numbersOf } from './publishedNumbers.ts'
import type { PublishedNumber } from './publishedNumbers.ts'

const contextOf = ({ country, dialCode }: PublishedNumber): PhoneContext => ({
  dialCode,
  site: country === 'US' || country === 'CA' ? 'NA' : 'EMEA',
})

/**
 * PHONE-07 requires ten digits of a North American number, and E.164 allows at most fifteen with the country code. More
 * than ten digits that begin with their own country's code (Germany, Austria) are taken for a number with that code in
 * front.
 */
const isTaken = ({ dialCode, national }: PublishedNumber): boolean => {
  if (dialCode === '1') return national.length === 10
  return dialCode.length + national.length <= 15 && !(national.startsWith(dialCode) && national.length > 10)
}

const numbers = (country: string): readonly PublishedNumber[] => [
  ...everyExample.filter((example) => example.country === country),
  ...numbersOf(country, 50).filter(isTaken),
]

/** The zero before an area code within the country; North America has a one there, and some countries nothing. */
const trunk: Readonly<Record<string, string>> = {
  '1': '1',
  '31': '0',
  '32': '0',
  '33': '0',
  '41': '0',
  '43': '0',
  '44': '0',
  '46': '0',
  '49': '0',
  '353': '0',
  '358': '0',
}

test.each(maskedCountries)(
  'PHONE-02 every number of %s that is in use is a whole number, as dialled at home and from abroad',
  (country) => {
    const refused = numbers(country).flatMap((number) => {
      const { dialCode, national } = number
      const writings = [
        national,
        `${trunk[dialCode] ?? ''}${national}`,
        `+${dialCode} ${national}`,
        `+${dialCode} (0)${national}`,
      ]
      const context = contextOf(number)
      return writings
        .slice(0, dialCode === '39' || dialCode === '47' || dialCode === '1' ? 3 : 4)
        .filter(
          (writing) => !isPhone(writing, context) || normalisePhone(writing, context) !== `+${dialCode}${national}`,
        )
        .map((writing) => `${number.type} ${writing} → ${normalisePhone(writing, context)}`)
    })
    expect(refused).toEqual([])
  },
)

describe('in the field', () => {
  test.each(maskedCountries)(
    'PHONE-08 a number of %s is shown as one that is read back as it was entered',
    (country) => {
      for (const number of numbers(country)) {
        const context = contextOf(number)
        const masked = maskPhone(number.national, context)
        expect(normalisePhone(masked, context), masked).toBe(`+${number.dialCode}${number.national}`)
        expect(maskPhone(masked, context)).toBe(masked)
      }
    },
  )

  test.each([
    ['49', '0301234567', '30 1234567'],
    ['49', '015112345678', '151 12345678'],
    ['49', '08912345', '89 12345'],
    ['49', '022112345678', '221 12345678'],
    ['49', '0492112345', '4921 12345'],
    ['39', '0612345678', '06 12345678'],
    ['39', '0551234567', '055 1234567'],
    ['39', '3451234567', '345 123 4567'],
    ['44', '07400123456', '7400 123456'],
    ['44', '02079460018', '20 7946 0018'],
    ['44', '01614960018', '161 496 0018'],
    ['44', '01632960018', '1632 960018'],
    ['33', '0612345678', '6 12 34 56 78'],
    ['33', '0800123456', '800 12 34 56'],
    ['34', '612345678', '612 34 56 78'],
    ['31', '0612345678', '6 12 34 56 78'],
    ['31', '0201234567', '20 1234567'],
    ['32', '0470123456', '470 12 34 56'],
    ['32', '021234567', '2 123 45 67'],
    ['41', '0781234567', '78 123 45 67'],
    ['43', '06641234567', '664 1234567'],
    ['43', '015123456', '1 5123456'],
    ['45', '32123456', '32 12 34 56'],
    ['46', '0701234567', '70 123 45 67'],
    ['46', '08123456', '8 123 456'],
    ['47', '40612345', '406 12 345'],
    ['47', '21234567', '21 23 45 67'],
    ['48', '512345678', '512 345 678'],
    ['351', '912345678', '912 345 678'],
    ['351', '212345678', '212 345 678'],
    ['353', '0861234567', '86 123 4567'],
    ['353', '01234567', '1 234 567'],
    ['358', '0412345678', '41 2345678'],
    ['420', '777123456', '7771 - 234 - 56'],
  ])('PHONE-08 +%s %s is written the way of its country: %s', (dialCode, typed, masked) => {
    expect(maskPhone(typed, { dialCode, site: 'EMEA' })).toBe(masked)
  })
})
