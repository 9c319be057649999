import { describe, expect, test } from 'vitest'
import { isPhone, normalisePhone } from '../../../core/domain/phone/splitPhone.ts'
import { locales } from '../../../core/domain/locale/locales.ts'
import { readPhone } from '../../../ui/src/components/phone/readPhone.ts'
import type { PhoneValue } from '../../../ui/src/components/phone/readPhone.ts'
import { everyExample, maskedCountries, numbersOf } from '../../domain/phone/publishedNumbers.ts'

const fields = [...new Map(Object.values(locales).map(({ country, site }) => [country, { country, site }])).values()]
const pickerOf = (site: 'NA' | 'EMEA') =>
  [...new Map(Object.values(locales).map((each) => [each.country, each]))]
    .filter(([, each]) => each.site === site)
    .map(([code, { dialCode }]) => ({ code, name: code, dialCode }))
const pickers = { NA: pickerOf('NA'), EMEA: pickerOf('EMEA') } as const
const picker = (site: 'NA' | 'EMEA') => pickers[site]

const pasted = (text: string, { country, site }: (typeof fields)[number]): PhoneValue =>
  readPhone(text, { country, text: '' }, picker(site), site)

/** What the field holds after each key. */
const typedSteps = (text: string, { country, site }: (typeof fields)[number]): readonly PhoneValue[] => {
  let value: PhoneValue = { country, text: '' }
  return Array.from(text, (key) => (value = readPhone(value.text + key, value, picker(site), site)))
}

const sent = ({ country, text }: PhoneValue, site: 'NA' | 'EMEA'): string | null => {
  const dialCode = picker(site).find(({ code }) => code === country)?.dialCode ?? ''
  const context = { dialCode, site, knownCodes: picker(site).map((entry) => entry.dialCode) }
  return isPhone(text, context) ? normalisePhone(text, context) : null
}

const gb = { country: 'GB', site: 'EMEA' } as const

test('PHONE-09 the number of a country that the picker does not list is kept as it was typed, and refused', () => {
  const value = typedSteps('+353 86 123 4567', gb).at(-1) ?? { country: 'GB', text: '' }
  expect(value).toEqual({ country: 'GB', text: '+353861234567' })
  expect(sent(value, 'EMEA')).toBeNull()
})

describe('a number typed key by key', () => {
  test.each([
    ['GB', '+44 7400 123456', '+447400123456'],
    ['FR', '+44 7400 123456', '+447400123456'],
    ['ES', '+44 (0)7400 123456', '+447400123456'],
    ['GB', '0044 7400 123456', '+447400123456'],
    ['GB', '447400123456', '+447400123456'],
    ['FR', '+33 6 12 34 56 78', '+33612345678'],
    ['FR', '0033 6 12 34 56 78', '+33612345678'],
    ['ES', '+34 612 34 56 78', '+34612345678'],
    ['DE', '030 1234567', '+49301234567'],
    ['DE', '+49 30 1234567', '+49301234567'],
    ['DE', '49 151 12345678', '+4915112345678'],
    ['IT', '06 12345678', '+390612345678'],
    ['IT', '+39 06 12345678', '+390612345678'],
  ] as const)('PHONE-03 in the field of %s %s, typed key by key or pasted, is sent as %s', (country, text, number) => {
    const field = { country, site: 'EMEA' } as const
    expect(sent(typedSteps(text, field).at(-1) ?? { country, text: '' }, 'EMEA')).toBe(number)
    expect(sent(pasted(text, field), 'EMEA')).toBe(number)
  })

  test('PHONE-08 after each key, is in the field what pasting that much would have put there', () => {
    const numbers = [...everyExample, ...maskedCountries.flatMap((country) => numbersOf(country, 3))]
    for (const { dialCode, national } of numbers) {
      const grouped = national.replace(/(\d{3})(?=\d)/g, '$1 ')
      const writings = [
        national,
        grouped,
        `0${national}`,
        `+${dialCode} ${grouped}`,
        `+${dialCode}${national}`,
        `00${dialCode}${national}`,
        `${dialCode}${national}`,
      ]
      for (const field of fields)
        for (const writing of writings)
          typedSteps(writing, field).forEach((value, index) => {
            const prefix = writing.slice(0, index + 1)
            const whole = pasted(prefix, field)
            if (value.text !== whole.text || value.country !== whole.country)
              expect({ field, prefix, value }).toEqual({ field, prefix, value: whole })
          })
    }
  })

  test('PHONE-08 a dial code typed before a number that is already in the field takes nothing away from it', () => {
    const keys = ['+', '+4', '+44', '+44 ']
    let value: PhoneValue = { country: 'GB', text: '7400 123456' }
    const number = value.text
    for (const before of keys.slice(0, 3))
      value = readPhone(
        value.text.startsWith('+') ? `${before}${value.text.slice(before.length - 1)}` : `${before}${number}`,
        value,
        picker('EMEA'),
        'EMEA',
      )
    expect(sent(value, 'EMEA')).toBe('+447400123456')
  })
})
